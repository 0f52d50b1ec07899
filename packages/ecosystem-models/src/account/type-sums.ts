import type { WindowLayers } from '../model';
import { isEcosystemType, TYPE_LIMIT } from '../shared/ecosystem-tree';
import { ecosystemTypes } from '../shared/ecosystem-types';
import { NO_TYPE } from './account';
import { addSpread, emptySpread } from './spread';
import type { Spread } from './spread';

/** Sums of a layer over the places of `TypeSums`. */
export interface LayerSums {
  readonly sum: Float64Array;
  /** Cells with a value. */
  readonly valid: Float64Array;
  /** Of the cells with a value; absent in cubes of earlier versions, which did not count it. */
  readonly spread?: Spread;
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

/** The pairs that occur as places in a table of all districts and codes, and the index among them of each cell's. */
interface Places {
  readonly used: Int32Array;
  /** -1 outside the districts. */
  readonly indices: Int32Array;
  readonly cells: Float64Array;
}

function placesOf(districts: Int32Array, landCover: Int32Array | Float64Array): Places {
  const indices = new Int32Array(districts.length);
  let size = 0;
  for (let i = 0; i < indices.length; i++) {
    const code = landCover[i];
    const type = isEcosystemType(code) ? indexOfCode[code] : 0;
    indices[i] = districts[i] < 0 ? -1 : districts[i] * codes.length + type;
    if (indices[i] >= size) size = indices[i] + 1;
  }
  const counts = new Int32Array(size);
  for (let i = 0; i < indices.length; i++) if (indices[i] >= 0) counts[indices[i]]++;
  const used: number[] = [];
  const ranks = new Int32Array(size);
  for (let place = 0; place < size; place++) if (counts[place] > 0) ranks[place] = used.push(place) - 1;
  for (let i = 0; i < indices.length; i++) if (indices[i] >= 0) indices[i] = ranks[indices[i]];
  return {
    used: Int32Array.from(used),
    indices,
    cells: Float64Array.from(used, (place) => counts[place]),
  };
}

/** Figures of a place stand side by side: they are met together. */
const figures = 6;

function sumLayer(layer: Float64Array, places: Int32Array, size: number): LayerSums {
  const found = new Float64Array(figures * size);
  for (let at = 0; at < found.length; at += figures) {
    found[at + 4] = Infinity;
    found[at + 5] = -Infinity;
  }
  for (let i = 0; i < places.length; i++) {
    const value = layer[i];
    const at = figures * places[i];
    if (at < 0 || Number.isNaN(value)) continue;
    // Squares are taken about the first value of a place: small differences of large numbers keep their digits.
    if (found[at + 1] === 0) found[at + 2] = value;
    const away = value - found[at + 2];
    found[at] += value;
    found[at + 1]++;
    found[at + 3] += away * away;
    if (value < found[at + 4]) found[at + 4] = value;
    if (value > found[at + 5]) found[at + 5] = value;
  }
  const column = (figure: number): Float64Array =>
    Float64Array.from({ length: size }, (_, place) => found[figures * place + figure]);
  const [sum, valid, first, squares] = [0, 1, 2, 3].map(column);
  const deviations = squares.map((square, place) => {
    const away = sum[place] - valid[place] * first[place];
    return valid[place] === 0 ? 0 : Math.max(0, square - (away * away) / valid[place]);
  });
  const mean = sum.map((total, place) => (valid[place] === 0 ? 0 : total / valid[place]));
  return { sum, valid, spread: { mean, deviations, min: column(4), max: column(5) } };
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
  const { used, indices, cells } = placesOf(districts, landCover);
  return {
    district: used.map((place) => Math.floor(place / codes.length)),
    type: used.map((place) => codes[place % codes.length]),
    cells,
    layers: Object.fromEntries(
      Object.entries(layers).map(([key, layer]) => [key, sumLayer(layer, indices, used.length)]),
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
  const targets = parts.map((part) =>
    Int32Array.from(part.cells, (_, row) => rank.get(placeOf(part, row)) ?? 0),
  );
  for (const [i, part] of parts.entries()) targets[i].forEach((to, row) => (cells[to] += part.cells[row]));
  const keys = Object.keys(parts.at(0)?.layers ?? {});
  return {
    district: Int32Array.from(order, (place) => Math.floor(place / TYPE_LIMIT)),
    type: Int32Array.from(order, (place) => place % TYPE_LIMIT),
    cells,
    layers: Object.fromEntries(
      keys.map((key) => [
        key,
        mergeLayer(
          parts.map(({ layers }) => layers[key]),
          targets,
          order.length,
        ),
      ]),
    ),
  };
}

/** Sums of a layer at their places among those of all parts; its spread where all parts have it. */
function mergeLayer(parts: readonly LayerSums[], targets: readonly Int32Array[], size: number): LayerSums {
  const sum = new Float64Array(size);
  const valid = new Float64Array(size);
  for (const [i, part] of parts.entries()) targets[i].forEach((to, row) => (sum[to] += part.sum[row]));
  const spreads = parts.map(({ spread }) => spread);
  if (!spreads.every((spread) => spread !== undefined)) {
    for (const [i, part] of parts.entries()) targets[i].forEach((to, row) => (valid[to] += part.valid[row]));
    return { sum, valid };
  }
  const spread = emptySpread(size);
  for (const [i, own] of spreads.entries()) {
    const from = { valid: parts[i].valid, spread: own };
    targets[i].forEach((to, row) => {
      addSpread({ valid, spread }, to, from, row);
    });
  }
  return { sum, valid, spread };
}
