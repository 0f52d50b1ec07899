import type { WindowLayers } from '../model';
import { isEcosystemType, TYPE_LIMIT } from '../shared/ecosystem-tree';
import { ecosystemTypes } from '../shared/ecosystem-types';
import { NO_TYPE } from './account';

/** Sums of a layer over the places of `TypeSums`. */
export interface LayerSums {
  readonly sum: Float64Array;
  /** Cells with a value. */
  readonly valid: Float64Array;
}

/** Sums of layers by district and ecosystem type, of the pairs that occur, in the order of districts and type codes. */
export interface TypeSums {
  readonly district: Int32Array;
  /** Type codes; `NO_TYPE` for cells with a missing land type. */
  readonly type: Int32Array;
  readonly cells: Float64Array;
  readonly layers: Readonly<Record<string, LayerSums>>;
}

/** What sums without any cell are. */
export const noTypeSums: TypeSums = {
  district: new Int32Array(0),
  type: new Int32Array(0),
  cells: new Float64Array(0),
  layers: {},
};

const codes = [NO_TYPE, ...ecosystemTypes.map(({ value }) => value).sort((a, b) => a - b)];
const indexOfCode = new Uint8Array(TYPE_LIMIT);
codes.forEach((code, index) => (indexOfCode[code] = index));

/** Sums of layers with the same places. */
function emptyLayers(keys: readonly string[], size: number): Record<string, LayerSums> {
  return Object.fromEntries(
    keys.map((key) => [key, { sum: new Float64Array(size), valid: new Float64Array(size) }]),
  );
}

/** The places that have cells, and for each cell the index of its place; -1 outside the districts. */
function placesOf(districts: Int32Array, landCover: Int32Array | Float64Array) {
  let count = 0;
  for (const district of districts) if (district >= count) count = district + 1;
  const cellsAt = new Float64Array(count * codes.length);
  const ofCell = new Int32Array(districts.length);
  for (let i = 0; i < districts.length; i++) {
    const code = landCover[i];
    ofCell[i] = districts[i] < 0 ? -1 : districts[i] * codes.length;
    if (ofCell[i] < 0) continue;
    if (isEcosystemType(code)) ofCell[i] += indexOfCode[code];
    cellsAt[ofCell[i]]++;
  }
  const rank = new Int32Array(cellsAt.length);
  const used: number[] = [];
  cellsAt.forEach((cells, place) => {
    if (cells > 0) rank[place] = used.push(place) - 1;
  });
  for (let i = 0; i < ofCell.length; i++) if (ofCell[i] >= 0) ofCell[i] = rank[ofCell[i]];
  return {
    ofCell,
    district: Int32Array.from(used, (place) => Math.floor(place / codes.length)),
    type: Int32Array.from(used, (place) => codes[place % codes.length]),
    cells: Float64Array.from(used, (place) => cellsAt[place]),
  };
}

/**
 * Sums of layers by district and ecosystem type.
 * @param districts district index of each cell, -1 outside
 * @example
 * const districts = Int32Array.of(0, 0, 1, -1);
 * const { type, layers } = sumByType({ co2: Float64Array.of(1, 2, 4, 8) }, districts, Int32Array.of(111, 111, 211, 111));
 * type; // [111, 211]
 * layers.co2.sum; // [3, 4]
 */
export function sumByType(
  layers: WindowLayers,
  districts: Int32Array,
  landCover: Int32Array | Float64Array,
): TypeSums {
  const { ofCell, ...places } = placesOf(districts, landCover);
  const sums = emptyLayers(Object.keys(layers), places.cells.length);
  for (const [key, layer] of Object.entries(layers)) {
    const { sum, valid } = sums[key];
    for (let i = 0; i < layer.length; i++) {
      const place = ofCell[i];
      const value = layer[i];
      if (place < 0 || Number.isNaN(value)) continue;
      sum[place] += value;
      valid[place]++;
    }
  }
  return { ...places, layers: sums };
}

/**
 * Sums of several windows of the same layers, added in their order so that the result never depends on timing.
 * @example
 * const part = sumByType({ co2: Float64Array.of(1, 2) }, Int32Array.of(0, 0), Int32Array.of(111, 211));
 * mergeTypeSums([part, part]).layers.co2.sum; // [2, 4]
 */
export function mergeTypeSums(parts: readonly TypeSums[]): TypeSums {
  const placeOf = ({ district, type }: TypeSums, row: number): number =>
    district[row] * TYPE_LIMIT + type[row];
  const places = new Set<number>();
  for (const part of parts) for (let row = 0; row < part.cells.length; row++) places.add(placeOf(part, row));
  const order = Float64Array.from(places).sort();
  const rank = new Map([...order].map((place, index) => [place, index]));
  const cells = new Float64Array(order.length);
  const layers = emptyLayers(Object.keys(parts.at(0)?.layers ?? {}), order.length);
  for (const part of parts) {
    const target = Int32Array.from(part.cells, (_, row) => rank.get(placeOf(part, row)) ?? 0);
    target.forEach((to, row) => (cells[to] += part.cells[row]));
    for (const [key, { sum, valid }] of Object.entries(layers)) {
      const own = part.layers[key];
      target.forEach((to, row) => {
        sum[to] += own.sum[row];
        valid[to] += own.valid[row];
      });
    }
  }
  return {
    district: Int32Array.from(order, (place) => Math.floor(place / TYPE_LIMIT)),
    type: Int32Array.from(order, (place) => place % TYPE_LIMIT),
    cells,
    layers,
  };
}
