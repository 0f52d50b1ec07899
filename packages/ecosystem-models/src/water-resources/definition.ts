import { catalogue } from '../catalogue';
import type { FileInput, ModelDefinition, Option, Parameter } from '../definition';
import { landCover } from '../shared/common-inputs';
import { from, sources } from '../shared/sources';
import { notShared, sharedTypes, sharingChoice, sharingWeight, whenShared } from '../shared/spatial-sharing';
import { allDistricts, compared } from '../table-checks/table-check';

const uses = [
  { value: 'domestic', name: { zh: '生活用水', en: 'Domestic' } },
  { value: 'industrial', name: { zh: '工业用水', en: 'Industrial' } },
  { value: 'agricultural', name: { zh: '农业用水', en: 'Agricultural' } },
  { value: 'ecological', name: { zh: '生态用水', en: 'Ecological' } },
] as const satisfies readonly Option[];

const files: FileInput[] = [
  {
    key: 'waterUse',
    name: { zh: '用水量', en: 'Water use' },
    kind: 'table',
    uniqueBy: ['use'],
    checks: [
      allDistricts,
      { kind: 'total', level: 'forced', field: 'total', parts: ['volume'] },
      ...compared('volume', [10_000, 20_000_000_000]),
    ],
    fields: [
      { key: 'use', name: { zh: '用途', en: 'Use' }, type: 'text', options: uses },
      {
        key: 'volume',
        name: { zh: '水量', en: 'Volume' },
        type: 'number',
        unit: 'm³',
        bounds: [0, null],
        optional: true,
      },
      {
        key: 'total',
        name: { zh: '用水总量', en: 'Total water use' },
        help: { zh: '仅用于核对，不参与核算', en: 'Only checked, not used by the model' },
        type: 'number',
        unit: 'm³',
        bounds: [0, null],
        optional: true,
      },
    ],
  },
  { ...landCover, requiredWhen: whenShared },
  sharingWeight('waterYield', { zh: '产水量', en: 'Water yield' }, 'mm/a'),
];

const parameters: Parameter[] = [
  {
    kind: 'table',
    key: 'prices',
    name: { zh: '水价', en: 'Water prices' },
    keyedBy: 'name',
    keys: uses,
    keyColumn: { key: 'use', name: { zh: '用途', en: 'Use' } },
    columns: [
      { key: 'price', name: { zh: '价格', en: 'Price' }, unit: '元/m³', min: 0, max: 1000, price: true },
    ],
    default: [
      { use: 'domestic', price: 2.6 },
      { use: 'industrial', price: 3.6 },
      { use: 'agricultural', price: 0.07 },
      { use: 'ecological', price: 0.07 },
    ],
    minRows: 1,
  },
  sharingChoice,
  sharedTypes,
];

/** Model 2: water that is withdrawn for use. */
export const definition: ModelDefinition = {
  ...catalogue['water-resources'],
  files,
  parameters,
  linear: [{ parameter: 'prices', columns: ['price'], when: notShared }],
  outputs: [
    {
      key: 'volume',
      name: { zh: '用水量', en: 'Volume' },
      unit: 'm³',
      role: 'function',
      zonal: 'sum',
      raster: false,
    },
    {
      key: 'value',
      name: { zh: '水资源价值', en: 'Value' },
      unit: '元',
      role: 'value',
      zonal: 'sum',
      raster: whenShared,
    },
  ],
  references: [
    from(
      sources.garze,
      '方法，生活、工业、农业用水价格',
      'method, prices of domestic, industrial and agricultural water',
    ),
    from(sources.own, '生态用水价格、空间分摊', 'price of ecological water, spatial sharing'),
  ],
};
