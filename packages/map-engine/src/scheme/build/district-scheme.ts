import { fillSymbol, lineSymbol, simpleFill, simpleLine } from '../../model';
import type { Field, FieldStatistics, FieldValue, FillSymbol, VectorScheme } from '../../model';
import { generateCategories } from '../category/generate-categories';
import { graduatedColorScheme, singleSymbolScheme } from './vector-factories';
import type { RampInput } from './ramp-input';

/** Classes of districts that nobody styled yet. */
const defaultClasses = 5;

/** Districts: the grey edge tells neighbours of one class apart on light and dark classes. */
export const districtSymbol: FillSymbol = fillSymbol(
  simpleFill({ color: '#769868', outline: lineSymbol(simpleLine({ color: '#6b7a72' })) }),
);

/**
 * How districts are drawn before anybody styled them: 5 classes of a value by natural breaks. Without a field of values,
 * or without any number in it, one symbol.
 * @example
 * const values = [1, 5].map((Sum) => ({ Sum }));
 * districtScheme(field, fieldStatistics(values, [field]), values, sampleRamp(findRamp('YlGnBu')!, 5)).kind; // 'graduated-color'
 */
export function districtScheme(
  field: Field | null,
  statistics: FieldStatistics | null,
  properties: readonly Readonly<Record<string, FieldValue>>[],
  ramp: RampInput | null = null,
): VectorScheme {
  const numbers = field !== null && properties.some((row) => typeof row[field.name] === 'number');
  if (!numbers) return singleSymbolScheme('polygon', { template: districtSymbol });
  const scheme = graduatedColorScheme('polygon', {
    field,
    statistics,
    method: 'natural-breaks',
    classes: defaultClasses,
    template: districtSymbol,
    openBelow: true,
    openAbove: true,
    ...(ramp !== null && { ramp }),
  });
  return generateCategories(scheme, { properties });
}
