import { factorAt, scalesOf, termsOf } from '../account/account';
import type { ModelCube } from '../account/model-cube';
import type { Factor, Model, ResolvedParameters } from '../model';

/**
 * The value of a model as a sum of amounts, each times what its unit is worth. Amounts are those of a district, and worths
 * follow from parameters; both are given by column, which is a quantity of an ecosystem type.
 */
export interface LinearValue {
  readonly districtCount: number;
  readonly columns: number;
  /** Overwritten by the next call. */
  readonly amountsOf: (district: number) => Float64Array;
  /**
   * 元 a unit; overwritten by the next call.
   * @throws RangeError where a factor was 0 in the run, so that nothing is known of what it multiplies
   */
  readonly worthOf: (parameters: ResolvedParameters) => Float64Array;
}

/** By what amounts are multiplied whose scale has changed since the run. */
function ratioOf(quantity: string, code: number, before: number, after: number): number {
  if (before === after) return 1;
  if (before !== 0) return after / before;
  throw new RangeError(`${quantity} of type ${code}: got a factor of 0 in the run, allowed: others`);
}

/** The first row of each district, and one past the last: rows are in the order of districts. */
function firstRows({ districtCount, quantities }: ModelCube): Int32Array {
  const first = new Int32Array(districtCount + 1);
  for (const district of quantities.district) first[district + 1]++;
  for (let d = 0; d < districtCount; d++) first[d + 1] += first[d];
  return first;
}

/**
 * The value of a model by district with other parameters than those of the run: that of `figures`, for many parameters
 * one after the other.
 * @example
 * const model = models['carbon-sequestration'];
 * const { cube } = runModel(model, { landCover, npp: gridOf([800, 400]) });
 * const value = linearValue(model, cube);
 * valueIn(value, 0, { ...cube.parameters, co2Price: 2 * 380 }); // 601.92
 */
export function linearValue(model: Model, cube: ModelCube): LinearValue {
  const { type, layers } = cube.quantities;
  const quantities = Object.keys(layers);
  const types = Int32Array.from(new Set(type));
  const columnOfType = new Map([...types].map((code, i) => [code, i]));
  const columnOfRow = type.map((code) => columnOfType.get(code) ?? 0);
  const firstColumn = new Map(quantities.map((key, i) => [key, i * types.length]));
  const scalesBefore = scalesOf(model, cube.parameters);
  const amounts = new Float64Array(quantities.length * types.length);
  const worth = new Float64Array(amounts.length);
  const first = firstRows(cube);

  const scaleOf = (quantity: string, code: number, after: Factor): number => {
    const before = scalesBefore[quantity];
    return before === undefined ? 1 : ratioOf(quantity, code, factorAt(before, code), factorAt(after, code));
  };
  const addWorth = (quantity: string, from: number, factor: Factor, after: Factor): void => {
    const plain = [factor, after, scalesBefore[quantity] ?? 1].every((one) => typeof one === 'number');
    if (plain && types.length > 0) {
      const each = factorAt(factor, types[0]) * scaleOf(quantity, types[0], after);
      for (let i = from; i < from + types.length; i++) worth[i] += each;
    } else {
      for (let i = 0; i < types.length; i++)
        worth[from + i] += factorAt(factor, types[i]) * scaleOf(quantity, types[i], after);
    }
  };
  return {
    districtCount: cube.districtCount,
    columns: amounts.length,
    amountsOf(district) {
      amounts.fill(0);
      for (const [key, from] of firstColumn)
        for (let row = first[district]; row < first[district + 1]; row++)
          amounts[from + columnOfRow[row]] = layers[key].sum[row];
      return amounts;
    },
    worthOf(parameters) {
      worth.fill(0);
      const scales = model.account?.scales?.(parameters);
      for (const { quantity, factor } of termsOf(model, 'value', parameters, quantities)) {
        const from = firstColumn.get(quantity);
        if (from !== undefined && !Number.isNaN(factor))
          addWorth(quantity, from, factor, scales?.[quantity] ?? 1);
      }
      return worth;
    },
  };
}

/** 元: the value of a district with some parameters. */
export function valueIn(value: LinearValue, district: number, parameters: ResolvedParameters): number {
  const worth = value.worthOf(parameters);
  return value.amountsOf(district).reduce((sum, amount, column) => sum + amount * worth[column], 0);
}
