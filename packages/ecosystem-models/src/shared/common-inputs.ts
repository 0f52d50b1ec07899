import type { RasterFile, TableColumn, TableParameter } from '../definition';

/** Land cover: codes of the ecosystem tree, or of a product with a reclassification table. */
export const landCover: RasterFile = {
  key: 'landCover',
  name: { zh: '土地覆盖', en: 'Land cover' },
  kind: 'class-raster',
  unit: '',
  classes: 'ecosystem-types',
  resampling: 'nearest',
};

/** Yearly precipitation, as a raster or one number. */
export const precipitation: RasterFile = {
  key: 'precipitation',
  name: { zh: '年降水量', en: 'Annual precipitation' },
  kind: 'raster',
  unit: 'mm/a',
  expected: [0, 10000],
  physical: [0, null],
  plain: { default: null, min: 0, max: 10000 },
  resampling: 'bilinear',
};

/** Precipitation of days or events, one band or number each. */
export const dailyPrecipitation: RasterFile = {
  key: 'dailyPrecipitation',
  name: { zh: '逐次（日）降水量', en: 'Precipitation by event or day' },
  kind: 'raster',
  unit: 'mm',
  expected: [0, 2000],
  physical: [0, null],
  multiBand: true,
  plain: { default: null, min: 0, max: 2000 },
  resampling: 'bilinear',
};

/** Mean temperatures of one year in order, a band or number each. */
export const temperature: RasterFile = {
  key: 'temperature',
  name: { zh: '气温', en: 'Temperature' },
  kind: 'raster',
  unit: '°C',
  expected: [-60, 60],
  physical: [-273.15, null],
  multiBand: true,
  plain: { default: null, min: -60, max: 60 },
  resampling: 'bilinear',
};

/** The key column of tables by ecosystem type. */
export const typeColumn: TableParameter['keyColumn'] = {
  key: 'type',
  name: { zh: '生态系统类型', en: 'Ecosystem type' },
};

/** Rows of a table with one number a type. */
export function typeRows(
  column: TableColumn['key'],
  pairs: readonly (readonly [number, number])[],
): { readonly [key: string]: number }[] {
  return pairs.map(([type, value]) => ({ type, [column]: value }));
}
