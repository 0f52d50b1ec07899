import { tryParseColor } from '@gep/map-engine/color';
import { indexedPng } from './indexed-png';
import type { PaletteColor } from './indexed-png';
import type { DrawnShape } from './district-map-task';

/** Pixels of a point. */
const sharpness = 2;
const white = 0;
const border = 1;
/** Colours of the palette before those of the symbols. */
const fixed: readonly PaletteColor[] = [
  [255, 255, 255, 255],
  [107, 122, 114, 255],
];
const mostSymbols = 256 - fixed.length;

/** The same districts as a picture of pixels, without words: programs that show no drawings take it. */
export function districtPicture(
  shapes: readonly DrawnShape[],
  symbolOf: readonly number[],
  colors: readonly string[],
  width: number,
  height: number,
): Uint8Array {
  const [columns, rows] = [Math.ceil(width * sharpness), Math.ceil(height * sharpness)];
  const pixels = new Uint8Array(columns * rows).fill(white);
  shapes.forEach((rings, i) => {
    const symbol = symbolOf[i];
    if (symbol < 0 || symbol >= mostSymbols) return;
    fillRings(rings, pixels, columns, rows, fixed.length + symbol);
  });
  for (const rings of shapes) for (const ring of rings) drawRing(ring, pixels, columns, rows);
  return indexedPng(columns, rows, pixels, [...fixed, ...colors.slice(0, mostSymbols).map(paletteColor)]);
}

function paletteColor(color: string): PaletteColor {
  const { r, g, b } = tryParseColor(color) ?? { r: 255, g: 255, b: 255 };
  return [Math.round(r), Math.round(g), Math.round(b), 255];
}

/** Fills the pixels whose middle is inside, by the even-odd rule. */
function fillRings(
  rings: DrawnShape,
  pixels: Uint8Array,
  columns: number,
  rows: number,
  color: number,
): void {
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const [x0, y0, x1, y1] = [ring[i], ring[i + 1], ring[j], ring[j + 1]].map((at) => at * sharpness);
      const [from, to] = y0 < y1 ? [y0, y1] : [y1, y0];
      const last = Math.min(rows - 1, Math.ceil(to - 0.5) - 1);
      for (let row = Math.max(0, Math.ceil(from - 0.5)); row <= last; row++)
        crossings[row].push(x0 + ((row + 0.5 - y0) * (x1 - x0)) / (y1 - y0));
    }
  crossings.forEach((found, row) => {
    found.sort((a, b) => a - b);
    for (let i = 0; i + 1 < found.length; i += 2) {
      const start = Math.max(0, Math.ceil(found[i] - 0.5));
      const end = Math.min(columns - 1, Math.ceil(found[i + 1] - 0.5) - 1);
      if (end >= start) pixels.fill(color, row * columns + start, row * columns + end + 1);
    }
  });
}

/** Draws the edges of a ring, a pixel wide. */
function drawRing(ring: readonly number[], pixels: Uint8Array, columns: number, rows: number): void {
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [x0, y0, x1, y1] = [ring[i], ring[i + 1], ring[j], ring[j + 1]].map((at) => at * sharpness);
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))));
    for (let step = 0; step <= steps; step++) {
      const x = Math.floor(x0 + ((x1 - x0) * step) / steps);
      const y = Math.floor(y0 + ((y1 - y0) * step) / steps);
      if (x >= 0 && x < columns && y >= 0 && y < rows) pixels[y * columns + x] = border;
    }
  }
}
