import type { LineCap, StrokeDash } from '../model';

/** Lengths of strokes and gaps in pen widths: the proportions of Qt's pens, which QGIS draws. */
const patterns = {
  solid: [],
  dash: [4, 2],
  dot: [1, 2],
  'dash-dot': [4, 2, 1, 2],
  'dash-dot-dot': [4, 2, 1, 2, 1, 2],
} satisfies Record<StrokeDash, readonly number[]>;

/**
 * Dash lengths in CSS pixels for a pen of `width` pixels; empty for a solid one. Round and square caps stand out by
 * half the pen at both ends of a stroke; the strokes are shorter by that, so that the rhythm that is seen is the same
 * with every cap and round dots are round.
 */
export function dashLengths(dash: StrokeDash, width: number, cap: LineCap): readonly number[] {
  const ends = cap === 'butt' ? 0 : 1;
  return patterns[dash].map((length, i) => (i % 2 === 0 ? length - ends : length + ends) * width);
}
