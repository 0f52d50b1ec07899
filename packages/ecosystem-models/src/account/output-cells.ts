import type { Factor, Model, ResolvedParameters } from '../model';
import { factorAt } from './account';
import { cellRatio } from './cell-terms';
import { contributions } from './figures';
import type { ModelCube } from './model-cube';
import { zoneParameters } from './price-zones';
import type { PriceZones } from './price-zones';
import { addSpread, emptySpread } from './spread';
import type { SpreadCells } from './spread';

/** The cells of an output by district and ecosystem type. */
export interface OutputCells extends SpreadCells {
  readonly district: Int32Array;
}

/** Cells that a run has counted, and what they are multiplied by in each price zone. */
interface Part extends SpreadCells {
  readonly factors: readonly Factor[];
}

/** The cells that a run has counted of a layer; undefined where there is none, or no spread of them. */
function countedCells({ quantities: { layers } }: ModelCube, key: string): SpreadCells | undefined {
  const found: Readonly<Partial<typeof layers>> = layers;
  const { valid, spread } = found[key] ?? {};
  return valid?.some((count) => count > 0) && spread ? { valid, spread } : undefined;
}

/** The parts of an output that have cells, or else its own cells times one factor a zone; none where neither tells. */
function partsOf(
  model: Model,
  cube: ModelCube,
  output: string,
  zones: readonly ResolvedParameters[],
): Part[] {
  const byZone = zones.map((parameters) => contributions(model, cube, output, parameters));
  const parts = byZone[0].flatMap(({ quantity }): Part[] => {
    const cells = countedCells(cube, quantity);
    const factorIn = (zone: (typeof byZone)[number]): Factor =>
      zone.find((one) => one.quantity === quantity)?.factor ?? 0;
    return cells ? [{ ...cells, factors: byZone.map(factorIn) }] : [];
  });
  if (parts.length > 0) return parts;
  const own = countedCells(cube, output);
  const ratios = zones.flatMap(
    (parameters) => cellRatio(model, cube, output, [cube.parameters, parameters]) ?? [],
  );
  return own && ratios.length === zones.length ? [{ ...own, factors: ratios }] : [];
}

/**
 * How the cells of an output are spread in each district and ecosystem type with other values of the parameters that need
 * no run, each district with the prices of its zone. Cells of one district and type are multiples of each other in all
 * quantities that an output adds up: where one is the smallest of one quantity, it is that of the sum.
 * @returns null where the cube has not counted the cells: the output has none, or the cube is of an earlier version
 * @example
 * const model = models['carbon-sequestration'];
 * const { cube } = runModel(model, { landCover, npp: gridOf([800, 400]) });
 * const zones = { zoneOf: Int32Array.of(0), prices: [{ co2Price: 2 }] };
 * outputCells(model, cube, 'value', cube.parameters, zones)?.spread.max; // [401.28, 200.64]
 */
export function outputCells(
  model: Model,
  cube: ModelCube,
  output: string,
  parameters: ResolvedParameters,
  { zoneOf, prices }: PriceZones,
): OutputCells | null {
  const zones = prices.map((own) => zoneParameters(model.definition, parameters, own));
  const parts = partsOf(model, cube, output, zones);
  if (parts.length === 0) return null;
  const { district, type } = cube.quantities;
  const valid = new Float64Array(district.length);
  const spread = emptySpread(district.length);
  for (let row = 0; row < district.length; row++) {
    let [mean, deviation, first, second] = [0, 0, 0, 0];
    for (const { factors, ...cells } of parts) {
      if (cells.valid[row] === 0) continue;
      const factor = factorAt(factors[zoneOf[district[row]]], type[row]);
      valid[row] = cells.valid[row];
      mean += cells.spread.mean[row] * factor;
      deviation += Math.sqrt(cells.spread.deviations[row]) * factor;
      first += cells.spread.min[row] * factor;
      second += cells.spread.max[row] * factor;
    }
    if (valid[row] === 0) continue;
    spread.mean[row] = mean;
    spread.deviations[row] = deviation * deviation;
    spread.min[row] = Math.min(first, second);
    spread.max[row] = Math.max(first, second);
  }
  return { district, valid, spread };
}

/**
 * The cells of larger places.
 * @param placeOf the place of each row
 * @example
 * const model = models['carbon-sequestration'];
 * const { cube } = runModel(model, { landCover, npp: gridOf([800, 400]) });
 * const zones = { zoneOf: Int32Array.of(0), prices: [{}] };
 * const cells = outputCells(model, cube, 'co2', cube.parameters, zones);
 * cells && mergeCells(cells, () => 0, 1).valid; // [2]
 */
export function mergeCells(cells: SpreadCells, placeOf: (row: number) => number, size: number): SpreadCells {
  const whole = { valid: new Float64Array(size), spread: emptySpread(size) };
  for (let row = 0; row < cells.valid.length; row++) addSpread(whole, placeOf(row), cells, row);
  return whole;
}
