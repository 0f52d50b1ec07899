import { parseColor } from '../color';
import type { Category, OtherCategory, RasterGraduatedScheme, RasterUniqueValuesScheme } from '../model';
import { categoryOf } from '../scheme';
import { adjustColor } from './adjust';
import type { RasterContext, RasterRenderer } from './context';
import { packColor, transparent } from './pack';
import { singleBandRenderer } from './single-band';

/** One band in classes or values: the row of the value, hidden rows are transparent. */
export function compileRows(
  scheme: RasterGraduatedScheme | RasterUniqueValuesScheme,
  context: RasterContext,
): RasterRenderer {
  const pixels = new Map<Category | OtherCategory, number>();
  for (const row of [...scheme.categories, scheme.other]) {
    const color = adjustColor(parseColor(row.color), scheme);
    pixels.set(row, row.visible ? packColor(color, scheme.opacity) : transparent);
  }
  return singleBandRenderer(scheme, context, (value) => {
    const row = categoryOf(scheme, value);
    return (row && pixels.get(row)) ?? transparent;
  });
}
