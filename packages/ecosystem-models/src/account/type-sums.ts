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

/** The place of each cell in a table of all districts and codes, -1 outside the districts; and one past the last place. */
function placesOf(
  districts: Int32Array,
  landCover: Int32Array | Float64Array,
): { readonly places: Int32Array; readonly size: number } {
  const places = new Int32Array(districts.length);
  let size = 0;
  for (let i = 0; i < places.length; i++) {
    const code = landCover[i];
    const type = isEcosystemType(code) ? indexOfCode[code] : 0;
    places[i] = districts[i] < 0 ? -1 : districts[i] * codes.length + type;
    if (places[i] >= size) size = places[i] + 1;
  }
  return { places, size };
}

function countCells(places: Int32Array, size: number): Float64Array {
  const cells = new Float64Array(size);
  for (let i = 0; i < places.length; i++) if (places[i] >= 0) cells[places[i]]++;
  return cells;
}

function sumLayer(layer: Float64Array, places: Int32Array, size: number): LayerSums {
  const sum = new Float64Array(size);
  const valid = new Float64Array(size);
  for (let i = 0; i < places.length; i++) {
    const place = places[i];
    const value = layer[i];
    if (place < 0 || Number.isNaN(value)) continue;
    sum[place] += value;
    valid[place]++;
  }
  return { sum, valid };
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
  const { places, size } = placesOf(districts, landCover);
  const cells = countCells(places, size);
  const used = Int32Array.from(cells.keys()).filter((place) => cells[place] > 0);
  const ofUsed = (figures: Float64Array): Float64Array => Float64Array.from(used, (place) => figures[place]);
  return {
    district: used.map((place) => Math.floor(place / codes.length)),
    type: used.map((place) => codes[place % codes.length]),
    cells: ofUsed(cells),
    layers: Object.fromEntries(
      Object.entries(layers).map(([key, layer]) => {
        const { sum, valid } = sumLayer(layer, places, size);
        return [key, { sum: ofUsed(sum), valid: ofUsed(valid) }];
      }),
    ),
  };
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
