import type { PolygonGeometry } from '@gep/raster';
import type { RecordFile } from './file-input';
import type { PriceYear } from './definition';

/** Cells of a row by the key of their field: a number, a text, type codes, or nothing where the cell is empty. */
export type RecordValues = Readonly<Record<string, number | string | readonly number[] | undefined>>;

/** A row of a table input. */
export interface TableRecord {
  /** Index of its district. */
  readonly district: number;
  readonly values: RecordValues;
}

/** Where a feature lies, in metres of the project grid's CRS. */
export type RecordGeometry =
  | { readonly kind: 'point'; readonly x: number; readonly y: number }
  /** `x0, y0, x1, y1, ...` a path. */
  | { readonly kind: 'line'; readonly paths: readonly Float64Array[] }
  | { readonly kind: 'polygon'; readonly polygon: PolygonGeometry };

/** A feature of a vector input; lines are cut at the borders of districts, a part each. */
export interface FeatureRecord extends TableRecord {
  /** Number of the feature in its file, the same for all parts of a line. */
  readonly feature: number;
  /** Part of the whole feature's length that this part has, 0-1; 1 for points and polygons. */
  readonly share: number;
  readonly geometry: RecordGeometry;
}

/** Rows and features of a model's table and vector inputs, by input key. */
export interface Records {
  readonly tables: Readonly<Record<string, readonly TableRecord[] | undefined>>;
  readonly features: Readonly<Record<string, readonly FeatureRecord[] | undefined>>;
}

/** No table and no feature. */
export const noRecords: Records = { tables: {}, features: {} };

/**
 * Rows as they count in a year: empty cells have their default, and in the comparable year its own prices replace those
 * of the current one.
 * @example
 * const field = { type: 'number', name: { zh: '价格', en: 'Price' }, unit: '元/t', bounds: [0, null] } as const;
 * const fields = [{ ...field, key: 'price' }, { ...field, key: 'old', comparableOf: 'price', optional: true } as const];
 * const rows = [{ district: 0, values: { price: 5, old: 4 } }];
 * recordsOfYear({ fields }, rows, 'comparable')[0].values.price; // 4
 */
export function recordsOfYear<Row extends TableRecord>(
  { fields }: Pick<RecordFile, 'fields'>,
  rows: readonly Row[],
  year: PriceYear,
): Row[] {
  const numbers = fields.filter((field) => field.type === 'number');
  return rows.map((row) => {
    const values: Record<string, RecordValues[string]> = { ...row.values };
    for (const { key, default: initial } of numbers) values[key] ??= initial;
    for (const { key, comparableOf } of numbers)
      if (comparableOf !== undefined && year === 'comparable')
        values[comparableOf] = values[key] ?? values[comparableOf];
    return { ...row, values };
  });
}

/** How many rows or features of the file these are: a line that is cut into parts counts once. */
export function countFeatures(records: readonly (TableRecord | FeatureRecord)[]): number {
  return new Set(records.map((record) => ('feature' in record ? record.feature : record))).size;
}

/** A number of a row; NaN where the cell is empty. */
export function numberIn(values: RecordValues, key: string): number {
  const value = values[key];
  return typeof value === 'number' ? value : NaN;
}

/** A text of a row; empty where the cell is. */
export function textIn(values: RecordValues, key: string): string {
  const value = values[key];
  return typeof value === 'string' ? value : '';
}

/** The type codes of a row; none where the cell is empty. */
export function typesIn(values: RecordValues, key: string): readonly number[] {
  const value = values[key];
  return typeof value === 'object' ? value : [];
}
