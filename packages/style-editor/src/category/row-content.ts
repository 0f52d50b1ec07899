import { isNumericField } from '@gep/map-engine/model';
import { classLabel, classText, formatNumber, schemeFields } from '@gep/map-engine/scheme';
import { missingCount, visibleText } from '@gep/map-engine/scheme/edit';
import type { Category, FieldType, OtherCategory, TableScheme } from '@gep/map-engine/model';
import type { Words } from '../message';
import { screenNumber, screenRange } from '../preview';

/**
 * What a row holds, as it is written in full.
 * @param rest words for `other`, see {@link otherContent}.
 */
export function rowContent(
  row: Category | OtherCategory,
  type: FieldType,
  { t }: Words,
  rest: string = t('table.other'),
): string {
  switch (row.kind) {
    case 'all':
      return t('tree.single-symbol');
    case 'other':
      return rest;
    case 'range':
      return classLabel(row, type);
    case 'value':
      return row.values
        .map((value) =>
          typeof value === 'number'
            ? formatNumber(value, { type })
            : value === null
              ? t('table.null')
              : visibleText(value) || t('table.empty-text'),
        )
        .join(', ');
  }
}

/** The same as short as the screen needs it. */
export function shortContent(
  row: Category | OtherCategory,
  type: FieldType,
  words: Words,
  rest?: string,
): string {
  if (row.kind !== 'range') return rowContent(row, type, words, rest);
  return classText(
    row,
    (value) => screenNumber(value, type),
    (lower, upper) => screenRange(lower, upper, type),
  );
}

/** What `other` holds, in short and in full: of classes what lacks a value, counted where that is known, or is outside. */
export function otherContent(scheme: TableScheme, { t }: Words): readonly [short: string, full: string] {
  const one = (text: string) => [text, text] as const;
  if (!('classification' in scheme)) return one(t('table.other'));
  const { openBelow, openAbove } = scheme.classification;
  if (openBelow && openAbove) return one(t('table.null'));
  if (scheme.geometry === 'raster') return one(t('table.outside-cells'));
  const missing = scheme.statistics && missingCount(scheme.statistics);
  if (!missing) return one(t('table.outside'));
  return [t('table.outside'), t('table.outside-known', { count: screenNumber(missing, 'INT8') })];
}

/** Whether rows hold figures; combinations of values are texts. */
export function holdsFigures(scheme: TableScheme): boolean {
  return (
    scheme.geometry === 'raster' ||
    (scheme.kind !== 'multiple-fields' && schemeFields(scheme).some(({ type }) => isNumericField(type)))
  );
}
