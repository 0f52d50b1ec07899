import type { StrokeDash } from '../model';

/** Lengths of strokes and gaps in pen widths: the proportions of Qt's pens, which QGIS draws. */
const patterns = {
  solid: [],
  dash: [4, 2],
  dot: [1, 2],
  'dash-dot': [4, 2, 1, 2],
  'dash-dot-dot': [4, 2, 1, 2, 1, 2],
} satisfies Record<StrokeDash, readonly number[]>;

/** Dash lengths in CSS pixels for a pen of `width` pixels; empty for a solid one. */
export function dashLengths(dash: StrokeDash, width: number): readonly number[] {
  return patterns[dash].map((length) => length * width);
}
