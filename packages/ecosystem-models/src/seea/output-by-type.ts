import { NO_TYPE } from '../account/account';
import { contributions } from '../account/figures';
import type { ModelCube } from '../account/model-cube';
import { outputCells } from '../account/output-cells';
import { zonedFigures, zoneParameters } from '../account/price-zones';
import type { PriceZones } from '../account/price-zones';
import { factorAt } from '../account/account';
import type { Model, ResolvedParameters } from '../model';

/** Amounts of an output in districts, by ecosystem type. */
export interface TypedAmounts {
  readonly district: Int32Array;
  /** Codes; `NO_TYPE` for what no type supplies. */
  readonly type: Int32Array;
  readonly amount: Float64Array;
}

/** Sums of cells by the rows of a cube: where the cells of an output were counted, those; else those of its quantities. */
function cellSums(
  model: Model,
  cube: ModelCube,
  output: string,
  parameters: ResolvedParameters,
  zones: PriceZones,
): Float64Array {
  const cells = outputCells(model, cube, output, parameters, zones);
  if (cells) return cells.valid.map((count, row) => count * cells.spread.mean[row]);
  const { district, type, layers } = cube.quantities;
  const byZone = zones.prices.map((prices) =>
    contributions(model, cube, output, zoneParameters(model.definition, parameters, prices)),
  );
  return Float64Array.from(district, (own, row) =>
    byZone[zones.zoneOf[own]].reduce(
      (sum, { quantity, factor }) => sum + layers[quantity].sum[row] * factorAt(factor, type[row]),
      0,
    ),
  );
}

/**
 * The figures of an output by district and ecosystem type: what its cells come to, and what they do not have of a
 * district's figure as `NO_TYPE`. The sums of districts equal those of `zonedFigures`.
 * @throws RangeError as `figures` does
 * @example
 * const model = models['carbon-sequestration'];
 * const { cube } = runModel(model, { landCover, npp: gridOf([800, 400]) });
 * const zones = { zoneOf: Int32Array.of(0), prices: [{}] };
 * outputByType(model, cube, 'value', cube.parameters, zones).type; // [111, 211]
 */
export function outputByType(
  model: Model,
  cube: ModelCube,
  output: string,
  parameters: ResolvedParameters,
  zones: PriceZones,
): TypedAmounts {
  const { district, type } = cube.quantities;
  const figures = zonedFigures(model, cube, parameters, zones)[output].sum;
  const cells = cellSums(model, cube, output, parameters, zones);
  const rest = figures.slice();
  const rows: [district: number, type: number, amount: number][] = [];
  cells.forEach((amount, row) => {
    if (type[row] === NO_TYPE || amount === 0) return;
    rows.push([district[row], type[row], amount]);
    rest[district[row]] -= amount;
  });
  rest.forEach((amount, own) => {
    // What is left where the cells have it all is their rounding.
    if (Math.abs(amount) > 1e-9 * Math.abs(figures[own])) rows.push([own, NO_TYPE, amount]);
  });
  return {
    district: Int32Array.from(rows, ([own]) => own),
    type: Int32Array.from(rows, ([, code]) => code),
    amount: Float64Array.from(rows, ([, , amount]) => amount),
  };
}

/**
 * Amounts by ecosystem type over all districts, in the order of codes.
 * @param typeOf the type that the amounts of a code count with, such as the one above it
 * @example
 * const amounts = { district: Int32Array.of(0, 1), type: Int32Array.of(111, 111), amount: Float64Array.of(1, 2) };
 * sumTypes(amounts).get(111); // 3
 */
export function sumTypes(
  { type, amount }: TypedAmounts,
  typeOf: (code: number) => number = (code) => code,
): Map<number, number> {
  const sums = new Map<number, number>();
  amount.forEach((one, row) => {
    const code = typeOf(type[row]);
    sums.set(code, (sums.get(code) ?? 0) + one);
  });
  return new Map([...sums].sort(([a], [b]) => a - b));
}
