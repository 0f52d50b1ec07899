import { factorAt, scalesOf, termsOf } from '../account/account';
import { wholeArea } from '../account/model-cube';
import type { ModelCube } from '../account/model-cube';
import type { Factor, Model, ResolvedParameters } from '../model';

/** Amounts of a quantity over the whole area by ecosystem type. */
interface Amounts {
  readonly quantity: string;
  readonly types: Int32Array;
  /** Scales of the run; absent: the amounts have none. */
  readonly before?: Float64Array;
  /** Divided by their scales, where these are not 0. */
  readonly amounts: Float64Array;
  readonly sum: number;
}

function amountsOf(cube: ModelCube, quantity: string, scale: Factor | undefined): Amounts {
  const { type: types, layers } = cube.quantities;
  const before = scale === undefined ? undefined : Float64Array.from(types, (code) => factorAt(scale, code));
  const amounts = layers[quantity].sum.map((amount, i) => amount / (before?.[i] || 1));
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return { quantity, types, amounts, sum, ...(before && { before }) };
}

/** The sum of amounts times a factor, with other scales than those of the run. */
function sumOf({ quantity, types, amounts, before, sum }: Amounts, factor: Factor, scale: Factor): number {
  const one = typeof factor === 'number' && typeof scale === 'number';
  if (one && before === undefined) return sum * factor;
  if (one && scale !== 0 && before?.[0] !== 0) return sum * factor * scale;
  let all = 0;
  for (let i = 0; i < types.length; i++) {
    const own = amounts[i] * factorAt(factor, types[i]);
    const after = before === undefined ? 1 : factorAt(scale, types[i]);
    if (before?.[i] !== 0) all += own * after;
    else if (after === 0) all += own;
    else
      throw new RangeError(`${quantity} of type ${types[i]}: got a factor of 0 in the run, allowed: others`);
  }
  return all;
}

/**
 * The value of the whole area with other parameters than those of the run: the sum of `figures` over its districts, for
 * many parameters one after the other.
 * @throws RangeError where a factor was 0 in the run, so that nothing is known of what it multiplies
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * wholeValue(models['carbon-sequestration'], cube)({ ...cube.parameters, co2Price: 2 * 380 }); // 601.92
 */
export function wholeValue(model: Model, cube: ModelCube): (parameters: ResolvedParameters) => number {
  const whole = wholeArea(cube);
  const before = scalesOf(model, cube.parameters);
  const quantities = Object.keys(whole.quantities.layers);
  const known = new Map(quantities.map((key) => [key, amountsOf(whole, key, before[key])]));
  return (parameters) => {
    const scales = model.account?.scales?.(parameters);
    let value = 0;
    for (const { quantity, factor } of termsOf(model, 'value', parameters, quantities)) {
      const own = known.get(quantity);
      if (own !== undefined && !Number.isNaN(factor)) value += sumOf(own, factor, scales?.[quantity] ?? 1);
    }
    return value;
  };
}
