import { parseColor } from '../color';
import type { RasterGraduatedScheme, RasterUniqueValuesScheme } from '../model';
import { rowFinder } from '../scheme';
import { adjustColor } from './adjust';
import { mostSteps } from '@gep/raster/cells';
import type { BandColors } from './cell-table';
import { fixedColors } from './fixed-colors';
import { packColor, transparent } from './pack';

/** One band in classes or values: the colour of the value's row, hidden rows are transparent. */
export function rowColors(scheme: RasterGraduatedScheme | RasterUniqueValuesScheme): BandColors {
  const find = rowFinder(scheme);
  const pixels = [...scheme.categories, scheme.other].map(({ visible, color }) =>
    visible ? packColor(adjustColor(parseColor(color), scheme), scheme.opacity) : transparent,
  );
  const ends = scheme.categories.flatMap((row) => {
    if (row.kind === 'range') return [row.lower, row.upper];
    return row.kind === 'value' ? row.values.filter((value) => value !== null).map(Number) : [];
  });
  const edges = [...new Set(ends)].filter(Number.isFinite);
  const [low, high] = edges.length === 0 ? [0, 0] : [edges.reduce(least), edges.reduce(greatest)];
  const pixelsOf: BandColors['pixelsOf'] = (values, rendered) => {
    for (let i = 0; i < values.length; i++) rendered[i] = pixels[find(values[i])];
  };
  return { pixelsOf, low, high, edges, steps: mostSteps, steep: false, ...fixedColors(scheme) };
}

// Of spread arguments there is a limit that tables of values come near.
const least = (one: number, other: number): number => Math.min(one, other);
const greatest = (one: number, other: number): number => Math.max(one, other);
