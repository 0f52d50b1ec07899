import { catalogue } from '../catalogue';
import type { FileInput, ModelDefinition, OutputLayer, Parameter, PlainParameter } from '../definition';
import { landCover } from '../shared/common-inputs';
import { from, sources } from '../shared/sources';
import { allDistricts, compared } from '../table-checks/table-check';

const files: FileInput[] = [
  landCover,
  {
    key: 'primaryProduction',
    name: { zh: '初级生产力', en: 'Primary production' },
    kind: 'raster',
    unit: 'gC/m²·a',
    expected: [0, 2000],
    physical: [0, null],
    resampling: 'bilinear',
  },
  {
    key: 'harvest',
    name: { zh: '海藻和贝类收获量', en: 'Seaweed and shellfish harvest' },
    help: {
      zh: '收获移出的氮、磷按区划加到结果中',
      en: 'The nitrogen and phosphorus removed with the harvest are added to its district',
    },
    kind: 'table',
    optional: true,
    fields: [
      { key: 'product', name: { zh: '产品', en: 'Product' }, type: 'text' },
      {
        key: 'mass',
        name: { zh: '收获量', en: 'Mass' },
        type: 'number',
        unit: 't',
        bounds: [0, null],
      },
      {
        key: 'nitrogen',
        name: { zh: '含氮量', en: 'Nitrogen content' },
        type: 'number',
        unit: '%',
        bounds: [0, 100],
      },
      {
        key: 'phosphorus',
        name: { zh: '含磷量', en: 'Phosphorus content' },
        type: 'number',
        unit: '%',
        bounds: [0, 100],
      },
    ],
    uniqueBy: ['product'],
    checks: [
      allDistricts,
      ...compared('mass'),
      { kind: 'range', level: 'explain', field: 'nitrogen', within: [0.1, 15] },
      { kind: 'range', level: 'explain', field: 'phosphorus', within: [0.01, 3] },
    ],
  },
];

const redfield = (element: string, zh: string, atoms: number): PlainParameter => ({
  kind: 'plain',
  key: `redfield${element}`,
  name: { zh: `雷德菲尔德比：${zh}`, en: `Redfield ratio: ${element}` },
  default: atoms,
  min: 0,
  minExclusive: true,
  max: 10000,
  unit: '',
});

const price = (key: string, zh: string, en: string, yuan: number): PlainParameter => ({
  kind: 'plain',
  key,
  name: { zh, en },
  default: yuan,
  min: 0,
  max: 1e7,
  unit: '元/t',
  price: true,
});

const parameters: Parameter[] = [
  {
    kind: 'list',
    key: 'mask',
    name: { zh: '核算的类型', en: 'Ecosystem types included' },
    help: {
      zh: '初级生产力来自水色遥感时取 91：近岸生境没有数据',
      en: 'Choose 91 if production comes from ocean-colour data, which do not cover coastal habitats',
    },
    of: 'ecosystem-type',
    default: [9],
    min: 1,
    max: 999,
    unit: '',
    minItems: 1,
  },
  redfield('C', '碳', 106),
  redfield('N', '氮', 16),
  redfield('P', '磷', 1),
  {
    kind: 'plain',
    key: 'exportFraction',
    name: { zh: '输出比例', en: 'Export fraction' },
    help: {
      zh: '取 1 时结果为上限；离开表层的部分约为 0.1 至 0.3',
      en: 'With 1, the result is an upper bound; about 0.1 to 0.3 of the production leaves the surface layer',
    },
    default: 1,
    min: 0,
    max: 1,
    unit: '',
  },
  price('nitrogenPrice', '总氮治理价格', 'Price of nitrogen', 1750),
  price('phosphorusPrice', '总磷治理价格', 'Price of phosphorus', 5600),
];

const nutrient = (child: string, key: string, zh: string, en: string): OutputLayer[] => [
  { key, name: { zh: `净化${zh}量`, en }, unit: 't', role: 'function', zonal: 'sum', child },
  {
    key: `${key}-value`,
    name: { zh: `净化${zh}价值`, en: `Value of ${en.toLowerCase()}` },
    unit: '元',
    role: 'value',
    zonal: 'sum',
    child,
  },
];

/** Model 18: nitrogen and phosphorus taken up by the primary production of the sea. */
export const definition: ModelDefinition = {
  ...catalogue['marine-purification'],
  files,
  parameters,
  linear: [
    { parameter: 'redfieldC' },
    { parameter: 'redfieldN' },
    { parameter: 'redfieldP' },
    { parameter: 'exportFraction' },
    { parameter: 'nitrogenPrice' },
    { parameter: 'phosphorusPrice' },
  ],
  outputs: [
    ...nutrient('n', 'nitrogen', '氮', 'Nitrogen'),
    ...nutrient('p', 'phosphorus', '磷', 'Phosphorus'),
    { key: 'value', name: { zh: '海洋净化价值', en: 'Value' }, unit: '元', role: 'value', zonal: 'sum' },
  ],
  references: [
    from(sources.redfield, 'C:N:P 106:16:1', 'C:N:P 106:16:1'),
    from(sources.hyt0305, '海藻和贝类收获', 'harvest of seaweed and shellfish'),
    from(sources.taxRates, 'TN、TP 单价', 'prices of TN and TP'),
    from(sources.own, '输出比例、海洋类型', 'export fraction, marine types'),
  ],
};
