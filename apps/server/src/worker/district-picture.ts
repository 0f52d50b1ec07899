import { tryParseColor } from '@gep/map-engine/color';
import { glyphRings } from './glyph-rings';
import { indexedPng } from './indexed-png';
import type { PaletteColor } from './indexed-png';
import type { DrawnShape } from './district-map-task';
import { haloWidth, ink } from './map-mark';
import type { MapMark } from './map-mark';

/** Pixels of a point: small names can still be read in print. */
const sharpness = 4;
const [white, border, dark] = [0, 1, 2];
/** Colours of the palette before those of the symbols. */
const fixed: readonly PaletteColor[] = [[255, 255, 255, 255], [107, 122, 114, 255], paletteColor(ink)];
/** Pixels. */
const borderWidth = 2;
const mostSymbols = 256 - fixed.length;

interface Picture {
  readonly shapes: readonly DrawnShape[];
  readonly symbolOf: readonly number[];
  readonly colors: readonly string[];
  readonly marks: readonly MapMark[];
  /** Points. */
  readonly width: number;
  readonly height: number;
}

/** The same map as a picture of pixels: programs that show no drawings take it. */
export function districtPicture({ shapes, symbolOf, colors, marks, width, height }: Picture): Uint8Array {
  const [columns, rows] = [Math.ceil(width * sharpness), Math.ceil(height * sharpness)];
  const pixels = new Uint8Array(columns * rows).fill(white);
  const canvas: Canvas = { pixels, columns, rows };
  shapes.forEach((rings, i) => {
    const symbol = symbolOf[i];
    if (symbol < 0 || symbol >= mostSymbols) return;
    fillRings(rings, canvas, fixed.length + symbol);
  });
  for (const rings of shapes) drawRings(rings, canvas, border, borderWidth);
  for (const mark of marks) drawMark(mark, canvas);
  return indexedPng(columns, rows, pixels, [...fixed, ...colors.slice(0, mostSymbols).map(paletteColor)]);
}

interface Canvas {
  readonly pixels: Uint8Array;
  readonly columns: number;
  readonly rows: number;
}

function drawMark(mark: MapMark, canvas: Canvas): void {
  if (mark.kind === 'area') {
    fillRings([mark.ring], canvas, mark.filled ? dark : white);
    drawRings([mark.ring], canvas, dark, borderWidth);
    return;
  }
  const rings = glyphRings(mark);
  if (mark.halo) drawRings(rings, canvas, white, Math.round(2 * haloWidth * sharpness));
  fillRings(rings, canvas, dark);
}

function paletteColor(color: string): PaletteColor {
  const { r, g, b } = tryParseColor(color) ?? { r: 255, g: 255, b: 255 };
  return [Math.round(r), Math.round(g), Math.round(b), 255];
}

/** Fills the pixels whose middle is inside, by the even-odd rule. */
function fillRings(rings: DrawnShape, { pixels, columns, rows }: Canvas, color: number): void {
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

/** Draws the edges of rings with a square pen so many pixels wide. */
function drawRings(rings: DrawnShape, { pixels, columns, rows }: Canvas, color: number, pen: number): void {
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const [x0, y0, x1, y1] = [ring[i], ring[i + 1], ring[j], ring[j + 1]].map((at) => at * sharpness);
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0))));
      for (let step = 0; step <= steps; step++) {
        const left = Math.round(x0 + ((x1 - x0) * step) / steps - pen / 2);
        const top = Math.round(y0 + ((y1 - y0) * step) / steps - pen / 2);
        const [from, to] = [Math.max(0, left), Math.min(columns, left + pen)];
        for (let y = Math.max(0, top); y < Math.min(rows, top + pen); y++)
          if (to > from) pixels.fill(color, y * columns + from, y * columns + to);
      }
    }
}
