import type { FeatureRecord, RecordValues, Records, TableRecord } from '../src/records';

/** Rows of a table in the district of index 0, or of `district` where a row names one. */
export function tableOf(
  key: string,
  rows: readonly (RecordValues & { readonly district?: number })[],
): Records {
  const records = rows.map(({ district = 0, ...values }): TableRecord => ({ district, values }));
  return { tables: { [key]: records }, features: {} };
}

let features = 0;

/** A whole, separate feature in the district of index 0. */
const part = (values: RecordValues): Omit<FeatureRecord, 'geometry'> => ({
  feature: features++,
  district: 0,
  share: 1,
  values,
});

/** A line of the district of index 0; its path is `x0, y0, x1, y1, ...` in metres. */
export function lineFeature(values: RecordValues, path: readonly number[] = [0, 0, 1, 0]): FeatureRecord {
  return { ...part(values), geometry: { kind: 'line', paths: [Float64Array.from(path)] } };
}

/** A point of the district of index 0. */
export function pointFeature(values: RecordValues, x: number, y: number): FeatureRecord {
  return { ...part(values), geometry: { kind: 'point', x, y } };
}
