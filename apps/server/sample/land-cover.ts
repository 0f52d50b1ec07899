import { fractal } from './noise';
import { bay, cells, place, towns } from './place';
import type { Terrain } from './terrain';

const { width, height, seed } = place;
/** Mean metres of a cell of 0.0025 degrees at 31 degrees north. */
const metres = 258;

/** Tangent of the slope, by central differences. */
function steepness(elevation: Float32Array, cell: number): number {
  const column = cell % width;
  const row = (cell - column) / width;
  const west = elevation[cell - (column > 0 ? 1 : 0)]!;
  const east = elevation[cell + (column < width - 1 ? 1 : 0)]!;
  const north = elevation[cell - (row > 0 ? width : 0)]!;
  const south = elevation[cell + (row < height - 1 ? width : 0)]!;
  return Math.hypot(east - west, south - north) / (2 * metres);
}

function isTown(column: number, row: number): boolean {
  const ragged = 6 * fractal(column / 9, row / 9, seed + 7) - 3;
  return towns.some(({ x, y, radius }) => Math.hypot(column - x * width, row - y * height) + ragged < radius);
}

/** Whether a cell is sea: the bay in the south-east. */
export function isSea(column: number, row: number): boolean {
  const ragged = 10 * fractal(column / 14, row / 14, seed + 11) - 5;
  return Math.hypot(column - bay.x * width, row - bay.y * height) + ragged < bay.radius;
}

/**
 * Codes of the ecosystem tree: rivers where water gathers, towns in the plain, fields on flat ground with rice along
 * the water, forest on the slopes that turns from broadleaf to needleleaf with height, shrub and meadow on top, and a bay
 * of the sea in the south-east.
 */
export function makeLandCover({ elevation, catchment }: Terrain): Uint16Array {
  const codes = new Uint16Array(cells);
  for (let cell = 0; cell < cells; cell += 1) {
    const column = cell % width;
    const row = Math.floor(cell / width);
    const height_ = elevation[cell]!;
    const steep = steepness(elevation, cell);
    const patch = fractal(column / 22, row / 22, seed + 90);
    codes[cell] = codeOf({ column, row, height: height_, steep, patch, water: catchment[cell]! });
  }
  return codes;
}

interface Site {
  readonly column: number;
  readonly row: number;
  readonly height: number;
  readonly steep: number;
  readonly patch: number;
  readonly water: number;
}

function codeOf({ column, row, height: altitude, steep, patch, water }: Site): number {
  if (isSea(column, row)) return 911;
  if (water > 2600) return 431;
  if (isTown(column, row)) return patch > 0.58 ? 621 : 611;
  if (altitude > 1150) return patch > 0.5 ? 311 : 211;
  if (steep > 0.055 || patch > 0.6 || (altitude > 300 && patch > 0.44)) {
    if (altitude > 800) return 121;
    if (altitude > 450) return patch > 0.5 ? 131 : 121;
    return patch > 0.42 ? 111 : 112;
  }
  if (water > 180 && altitude < 260) return patch < 0.36 ? 413 : 511;
  if (patch < 0.3) return 211;
  return altitude < 150 && patch < 0.5 ? 511 : 512;
}
