import type { PixelInputs, RasterInput } from '../model';
import type { Warning, WarningCode } from '../problem';
import { isEcosystemType, MISSING, TYPE_LIMIT } from './ecosystem-tree';
import { layerArray } from './layer-array';

/** Counts warnings of a window by code and place. */
export interface Tally {
  readonly add: (code: WarningCode, at: string, count?: number, severity?: Warning['severity']) => void;
  /** A counter of cells under their ecosystem types. */
  readonly byType: (code: WarningCode, at: string, severity?: Warning['severity']) => (type: number) => void;
  readonly warnings: () => Warning[];
}

export function createTally(): Tally {
  const counts = new Map<string, Warning>();
  const byType = new Map<string, { warning: Omit<Warning, 'count'>; cells: Uint32Array }>();
  return {
    add(code, at, count = 1, severity = 'warning') {
      if (count === 0) return;
      const id = `${code} ${at}`;
      counts.set(id, { code, at, severity, count: (counts.get(id)?.count ?? 0) + count });
    },
    byType(code, at, severity = 'warning') {
      const id = `${code} ${at}`;
      const { cells } = byType.get(id) ?? { cells: new Uint32Array(TYPE_LIMIT) };
      byType.set(id, { warning: { code, at, severity }, cells });
      return (type) => {
        cells[type]++;
      };
    },
    warnings: () => [
      ...counts.values(),
      ...[...byType.values()].flatMap(({ warning, cells }): Warning[] => {
        const parts = [...cells].flatMap((count, type) => (count > 0 ? [{ key: String(type), count }] : []));
        const count = parts.reduce((sum, part) => sum + part.count, 0);
        return count === 0 ? [] : [{ ...warning, count, parts }];
      }),
    ],
  };
}

/**
 * Counts the cells whose type has no rate in a table, and gives the 0 that they count as.
 * @param table key of the parameter
 */
export function zeroWithoutRate(tally: Tally, table: string): (type: number) => 0 {
  const count = tally.byType('type-without-rate', table, 'note');
  return (type) => {
    count(type);
    return 0;
  };
}

/** Reads cell `i` of an input; NaN is NoData. */
export type CellReader = (i: number) => number;

/** A reader of a single-band input. @throws TypeError when the input is absent or has several bands */
export function cellReader(inputs: PixelInputs, key: string): CellReader {
  const raster = inputs.rasters[key];
  if (raster === undefined) throw new TypeError(`input ${key}: got nothing, allowed: a raster or a number`);
  if (typeof raster === 'number') return () => raster;
  if (raster instanceof Float64Array) {
    checkLength(inputs, key, raster);
    return (i) => raster[i];
  }
  throw new TypeError(`input ${key}: got ${raster.length} bands, allowed: one`);
}

/** Bands of an input with one or more, each an array or a number. @throws TypeError when it is absent or empty */
export function inputBands(inputs: PixelInputs, key: string): readonly (Float64Array | number)[] {
  const raster: RasterInput | undefined = inputs.rasters[key];
  if (raster === undefined) throw new TypeError(`input ${key}: got nothing, allowed: bands or numbers`);
  const bands = typeof raster === 'number' || raster instanceof Float64Array ? [raster] : raster;
  if (bands.length === 0) throw new TypeError(`input ${key}: got no band, allowed: one or more`);
  for (const band of bands) if (typeof band !== 'number') checkLength(inputs, key, band);
  return bands;
}

/** Readers of an input with one band or more. @throws TypeError when the input is absent or empty */
export function bandReaders(inputs: PixelInputs, key: string): CellReader[] {
  return inputBands(inputs, key).map((band) => (typeof band === 'number' ? () => band : (i) => band[i]));
}

function checkLength(inputs: PixelInputs, key: string, band: Float64Array): void {
  const cells = inputs.width * inputs.height;
  if (band.length !== cells)
    throw new RangeError(`input ${key}: got ${band.length} cells, allowed: ${cells}`);
}

/**
 * Runs a formula over a window's own rows; cells of the halo stay NoData. The order is that of all models: outside the
 * districts and missing land type give NoData (the latter counted), then the formula, which itself answers 0 for types
 * outside its mask before it looks at other inputs. A NaN of the formula is a needed input without data, counted as
 * `input-nodata`, unless the formula counted its own reason and returned `undefined`.
 */
export function mapCells(
  inputs: PixelInputs,
  tally: Tally,
  formula: (i: number, code: number) => number | undefined,
): Float64Array {
  const { landCover, inside, width, rows = [0, inputs.height] } = inputs;
  const result = layerArray(inputs.width * inputs.height).fill(NaN);
  if (landCover.length !== result.length)
    throw new RangeError(`landCover: got ${landCover.length} cells, allowed: ${result.length}`);
  let missing = 0;
  let unknown = 0;
  let noData = 0;
  const end = rows[1] * width;
  for (let i = rows[0] * width; i < end; i++) {
    if (inside !== undefined && inside[i] === 0) continue;
    const code = landCover[i];
    if (!isEcosystemType(code)) {
      if (code === MISSING || Number.isNaN(code)) missing++;
      else unknown++;
      continue;
    }
    const answer = formula(i, code);
    if (answer === undefined) continue;
    if (Number.isNaN(answer)) noData++;
    result[i] = answer;
  }
  tally.add('missing-land-type', 'landCover', missing);
  tally.add('unknown-land-type', 'landCover', unknown);
  tally.add('input-nodata', 'inputs', noData);
  return result;
}

/** Every cell times a factor; NaN stays. */
export function scaled(layer: Float64Array, factor: number): Float64Array {
  const result = layerArray(layer.length);
  for (let i = 0; i < layer.length; i++) result[i] = layer[i] * factor;
  return result;
}

/** The sum of two layers, cell by cell; NaN where one of them is. */
export function added(layer: Float64Array, other: Float64Array): Float64Array {
  const result = layerArray(layer.length);
  for (let i = 0; i < layer.length; i++) result[i] = layer[i] + other[i];
  return result;
}
