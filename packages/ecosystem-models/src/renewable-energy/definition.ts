import { catalogue } from '../catalogue';
import type { FileInput, ModelDefinition, Option, Parameter } from '../definition';
import { landCover } from '../shared/common-inputs';
import { from, sources } from '../shared/sources';
import { notShared, sharedTypes, sharingChoice, sharingWeight, whenShared } from '../shared/spatial-sharing';
import { allDistricts, compared } from '../table-checks/table-check';

const energies = [
  { value: 'hydro', name: { zh: '水电', en: 'Hydropower' } },
  { value: 'wind', name: { zh: '风电', en: 'Wind power' } },
  { value: 'solar', name: { zh: '光伏', en: 'Solar power' } },
  { value: 'biomass', name: { zh: '生物质能', en: 'Biomass' } },
  { value: 'geothermal', name: { zh: '地热能', en: 'Geothermal energy' } },
] as const satisfies readonly Option[];

const files: FileInput[] = [
  {
    key: 'energy',
    name: { zh: '可再生能源发电量', en: 'Renewable energy' },
    kind: 'table',
    fields: [
      { key: 'source', name: { zh: '能源类型', en: 'Source' }, type: 'text', options: energies },
      {
        key: 'station',
        name: { zh: '电站', en: 'Station' },
        help: {
          zh: '同一分区同类电站多行时填写',
          en: 'If a district has several stations of the same source',
        },
        type: 'text',
        optional: true,
      },
      {
        key: 'energy',
        name: { zh: '发电量', en: 'Energy' },
        help: { zh: '水电可由水头和水量推算', en: 'If empty, hydropower is computed from head and volume' },
        type: 'number',
        unit: 'kWh',
        bounds: [0, null],
        optional: true,
      },
      {
        key: 'head',
        name: { zh: '水头', en: 'Head' },
        type: 'number',
        unit: 'm',
        bounds: [0, 3000],
        optional: true,
      },
      {
        key: 'volume',
        name: { zh: '发电水量', en: 'Turbine flow volume' },
        type: 'number',
        unit: 'm³',
        bounds: [0, null],
        optional: true,
      },
      {
        key: 'types',
        name: { zh: '关联生态系统类型', en: 'Linked ecosystem types' },
        help: {
          zh: '空间分摊用，水电缺省为 42、43',
          en: 'Used for spatial sharing; 42 and 43 for hydropower',
        },
        type: 'types',
        optional: true,
      },
    ],
    uniqueBy: ['source', 'station'],
    checks: [allDistricts, ...compared('energy', [10_000, 200_000_000_000]), ...compared('volume')],
  },
  { ...landCover, requiredWhen: whenShared },
  sharingWeight('energyWeight', { zh: '能源分摊权重', en: 'Energy weights' }),
];

const parameters: Parameter[] = [
  {
    kind: 'table',
    key: 'prices',
    name: { zh: '电价', en: 'Energy prices' },
    keyedBy: 'name',
    keys: energies,
    keyColumn: { key: 'source', name: { zh: '能源类型', en: 'Source' } },
    columns: [
      { key: 'price', name: { zh: '价格', en: 'Price' }, unit: '元/kWh', min: 0, max: 100, price: true },
      { key: 'share', name: { zh: '资源租金比例', en: 'Share of resource rent' }, unit: '', min: 0, max: 1 },
    ],
    default: energies.map(({ value }) => ({ source: value, price: 0.53, share: 1 })),
    minRows: 1,
  },
  {
    kind: 'plain',
    key: 'turbineEfficiency',
    name: { zh: '水轮机效率', en: 'Turbine efficiency' },
    default: 0.8,
    min: 0,
    max: 1,
    unit: '',
    placeholder: true,
  },
  {
    kind: 'plain',
    key: 'turbineFraction',
    name: { zh: '水量利用率', en: 'Fraction of the water used' },
    default: 0.9,
    min: 0,
    max: 1,
    unit: '',
    placeholder: true,
  },
  sharingChoice,
  sharedTypes,
];

/** Model 3: energy of water, wind, sun, biomass and the ground. */
export const definition: ModelDefinition = {
  ...catalogue['renewable-energy'],
  files,
  parameters,
  linear: [
    { parameter: 'prices', columns: ['price', 'share'], when: notShared },
    { parameter: 'turbineEfficiency', when: notShared },
    { parameter: 'turbineFraction', when: notShared },
  ],
  outputs: [
    {
      key: 'energy',
      name: { zh: '发电量', en: 'Energy' },
      unit: 'kWh',
      role: 'function',
      zonal: 'sum',
      raster: false,
    },
    {
      key: 'value',
      name: { zh: '能源价值', en: 'Value' },
      unit: '元',
      role: 'value',
      zonal: 'sum',
      raster: whenShared,
    },
  ],
  references: [
    from(sources.garze, '电价', 'price'),
    from(sources.invest, '年产水量：水电', 'annual water yield: hydropower'),
    from(sources.own, '资源租金比例、空间分摊', 'share of the resource rent, spatial sharing'),
  ],
};
