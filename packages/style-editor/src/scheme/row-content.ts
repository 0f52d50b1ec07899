import { isNumericField } from '@gep/map-engine/model';
import { formatNumber, formatRange, schemeFields } from '@gep/map-engine/scheme';
import type { Category, FieldType, OtherCategory, TableScheme } from '@gep/map-engine/model';
import type { Words } from '../message';
import { screenRange } from '../preview';

/** What a row holds, as it is written in full. */
export function rowContent(row: Category | OtherCategory, type: FieldType, { t }: Words): string {
  switch (row.kind) {
    case 'all':
      return t('tree.single-symbol');
    case 'other':
      return t('table.other');
    case 'range':
      return formatRange(row.lower, row.upper, type);
    case 'value':
      return row.values
        .map((value) => (typeof value === 'number' ? formatNumber(value, type) : (value ?? t('table.null'))))
        .join(', ');
  }
}

/** The same as short as the screen needs it. */
export function shortContent(row: Category | OtherCategory, type: FieldType, words: Words): string {
  return row.kind === 'range' ? screenRange(row.lower, row.upper, type) : rowContent(row, type, words);
}

/** Whether rows hold figures; combinations of values are texts. */
export function holdsFigures(scheme: TableScheme): boolean {
  return (
    scheme.geometry === 'raster' || (scheme.kind !== 'multiple-fields' && numericFields(scheme).length > 0)
  );
}

/** Numbers of whole-number fields and bands are written without decimals. */
export function numberType(scheme: TableScheme): FieldType {
  if (scheme.geometry !== 'raster') {
    const numeric = numericFields(scheme);
    return numeric.length > 0 && numeric.every(({ type }) => type !== 'REAL') ? 'INT8' : 'REAL';
  }
  const band = scheme.band === null ? undefined : scheme.bands[scheme.band];
  return band && !band.statistics.dataType.startsWith('float') ? 'INT8' : 'REAL';
}

const numericFields = (scheme: TableScheme) =>
  schemeFields(scheme).filter(({ type }) => isNumericField(type));

/** A part of a whole in percent: one decimal, none from 99.95; what would be 0.0 is said to be less than 0.1. */
export function shareText(count: number | null, total: number | null): string {
  if (count === null || !total) return '--';
  const percent = (count / total) * 100;
  if (percent > 0 && percent < 0.05) return '<0.1%';
  return `${percent.toFixed(percent < 99.95 ? 1 : 0)}%`;
}
