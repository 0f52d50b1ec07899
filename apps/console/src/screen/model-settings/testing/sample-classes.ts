import type { RasterPreflight, StoredInput } from '@gep/api-client';

const name = (zh: string, en: string) => ({ zh, en });

const type = (value: string, zh: string, en: string) => ({
  value,
  name: zh,
  nameEn: en,
  parentValue: value.length > 1 ? value.slice(0, -1) : null,
  level: value.length,
});

export const sampleTypes = [
  type('1', '森林生态系统', 'Forest'),
  type('11', '阔叶林', 'Broadleaf forest'),
  type('12', '针叶林', 'Needleleaf forest'),
  type('2', '灌丛生态系统', 'Shrubland'),
  type('3', '草地生态系统', 'Grassland'),
];

/** Two tables that know the same codes and mean different things by them. */
export const samplePresets = [
  {
    key: 'ecosystem-types',
    name: name('生态系统类型代码', 'Codes of ecosystem types'),
    rows: [
      { from: 11, to: 11, name: name('阔叶林', 'Broadleaf forest') },
      { from: 12, to: 12, name: name('针叶林', 'Needleleaf forest') },
    ],
  },
  {
    key: 'product',
    name: name('某土地覆盖产品', 'A land-cover product'),
    rows: [
      { from: 11, to: 3, name: name('牧场', 'Pasture') },
      { from: 12, to: 2, name: name('灌木', 'Shrub') },
    ],
  },
];

/** What a look at a raster finds that is as it should be. */
export const samplePreflight: RasterPreflight = {
  sampled: false,
  cellArea: 2,
  inside: 100,
  valid: 100,
  min: 0,
  max: 100,
  classes: null,
  noData: [],
  scale: null,
  picture: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  problems: [],
};

/** A raster of three classes, one of which no ready table knows. */
export const sampleCover: {
  readonly file: NonNullable<StoredInput['file']>;
  readonly presetFits: StoredInput['presetFits'];
} = {
  file: {
    name: 'cover.tif',
    bytes: 1000,
    uploadTime: '2024-05-01T00:00:00.000Z',
    report: {
      kind: 'raster',
      width: 10,
      height: 10,
      bandCount: 1,
      dataType: 'uint8',
      crs: 'EPSG:4326',
      crsName: 'WGS 84',
      cellSize: { x: 0.1, y: 0.1, unit: 'degree' },
      extent: [119, 26, 120, 27],
      noData: null,
      scale: 1,
      offset: 0,
      scaleFromFile: false,
      min: 11,
      max: 77,
      mean: 12,
      validCount: 100,
      classes: [
        { value: 11, count: 60, color: '#00aa00' },
        { value: 12, count: 30, name: '矮林' },
        { value: 77, count: 10 },
      ],
    },
  },
  presetFits: [
    { key: 'ecosystem-types', classes: 2, share: 0.9 },
    { key: 'product', classes: 2, share: 0.9 },
  ],
};
