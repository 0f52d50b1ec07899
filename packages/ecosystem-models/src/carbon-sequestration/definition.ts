import { catalogue } from '../catalogue';
import type { Condition } from '../condition';
import type { FileInput, ModelDefinition, Parameter } from '../definition';
import { landCover, typeColumn, typeRows } from '../shared/common-inputs';
import { from, sources } from '../shared/sources';

const byNpp: Condition = { parameter: 'method', oneOf: ['nep-alpha', 'nep-rh'] };
const byAlpha: Condition = { parameter: 'method', equals: 'nep-alpha' };
const byRate: Condition = { parameter: 'method', equals: 'rate-table' };
const byStock: Condition = { parameter: 'method', equals: 'stock-change' };
const alphaFrom = (source: string): Condition => ({
  all: [byAlpha, { parameter: 'alphaSource', equals: source }],
});

const files: FileInput[] = [
  landCover,
  {
    key: 'npp',
    name: { zh: '净初级生产力', en: 'Net primary production' },
    kind: 'raster',
    unit: 'gC/m²·a',
    expected: [0, 3000],
    requiredWhen: byNpp,
    resampling: 'bilinear',
  },
  {
    key: 'rh',
    name: { zh: '土壤异养呼吸', en: 'Heterotrophic soil respiration' },
    kind: 'raster',
    unit: 'gC/m²·a',
    expected: [0, 3000],
    physical: [0, null],
    requiredWhen: { parameter: 'method', equals: 'nep-rh' },
    resampling: 'bilinear',
  },
  {
    key: 'alphaRaster',
    name: { zh: 'NEP 与 NPP 之比', en: 'NEP/NPP ratio' },
    kind: 'raster',
    unit: '',
    expected: [0, 1],
    physical: [0, 1],
    requiredWhen: alphaFrom('raster'),
    resampling: 'bilinear',
  },
  {
    key: 'landCoverBefore',
    name: { zh: '前期土地覆盖', en: 'Earlier land cover' },
    kind: 'class-raster',
    unit: '',
    classes: 'ecosystem-types',
    requiredWhen: byStock,
    resampling: 'nearest',
  },
];

const allTypes = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const parameters: Parameter[] = [
  {
    kind: 'choice',
    key: 'method',
    name: { zh: '计算方法', en: 'Method' },
    options: [
      { value: 'nep-alpha', name: { zh: 'NEP = α·NPP', en: 'NEP = α·NPP' } },
      { value: 'nep-rh', name: { zh: 'NEP = NPP - 土壤呼吸', en: 'NEP = NPP - soil respiration' } },
      { value: 'rate-table', name: { zh: '固碳速率表', en: 'Sequestration rates by type' } },
      { value: 'stock-change', name: { zh: '碳储量变化', en: 'Change in carbon stock' } },
    ],
    default: 'nep-alpha',
  },
  {
    kind: 'choice',
    key: 'alphaSource',
    name: { zh: 'α 的来源', en: 'Source of α' },
    options: [
      { value: 'plain', name: { zh: '单一数值', en: 'Single value' } },
      { value: 'table', name: { zh: '按生态系统类型', en: 'By ecosystem type' } },
      { value: 'raster', name: { zh: '栅格', en: 'Raster' } },
    ],
    default: 'plain',
    visibleWhen: byAlpha,
  },
  {
    kind: 'plain',
    key: 'alpha',
    name: { zh: 'NEP 与 NPP 之比 α', en: 'NEP/NPP ratio α' },
    default: 0.2,
    min: 0,
    max: 1,
    unit: '',
    placeholder: true,
    visibleWhen: alphaFrom('plain'),
  },
  {
    kind: 'table',
    key: 'alphaTable',
    name: { zh: 'α 表', en: 'α by ecosystem type' },
    keyedBy: 'ecosystem-type',
    keyColumn: typeColumn,
    columns: [{ key: 'alpha', name: { zh: 'α', en: 'α' }, unit: '', min: 0, max: 1 }],
    default: typeRows(
      'alpha',
      allTypes.map((type) => [type, 0.2]),
    ),
    minRows: 1,
    placeholder: true,
    visibleWhen: alphaFrom('table'),
  },
  {
    kind: 'switch',
    key: 'nppIsDryMatter',
    name: { zh: 'NPP 为干物质量', en: 'NPP is given as dry matter' },
    help: { zh: '乘以 72/162 换算为碳', en: 'It is multiplied by 72/162 to obtain carbon' },
    default: false,
    visibleWhen: byNpp,
  },
  {
    kind: 'table',
    key: 'rateTable',
    name: { zh: '固碳速率', en: 'Sequestration rates' },
    keyedBy: 'ecosystem-type',
    keyColumn: typeColumn,
    columns: [{ key: 'rate', name: { zh: '速率', en: 'Rate' }, unit: 'tC/hm²·a', min: 0, max: 1000 }],
    default: typeRows('rate', [
      [1, 1.2],
      [2, 0.6],
      [3, 0.3],
      [4, 0.6],
      [62, 0.8],
    ]),
    minRows: 1,
    placeholder: true,
    visibleWhen: byRate,
  },
  {
    kind: 'table',
    key: 'poolTable',
    name: { zh: '碳库', en: 'Carbon pools' },
    help: { zh: '缺少类型的像元为 0', en: 'Ecosystem types without a row count as 0' },
    keyedBy: 'ecosystem-type',
    keyColumn: typeColumn,
    columns: [
      { key: 'above', name: { zh: '地上', en: 'Aboveground' }, unit: 'tC/hm²', min: 0, max: 10000 },
      { key: 'below', name: { zh: '地下', en: 'Belowground' }, unit: 'tC/hm²', min: 0, max: 10000 },
      { key: 'soil', name: { zh: '土壤', en: 'Soil' }, unit: 'tC/hm²', min: 0, max: 10000 },
      {
        key: 'dead',
        name: { zh: '死有机质', en: 'Dead organic matter' },
        unit: 'tC/hm²',
        min: 0,
        max: 10000,
      },
    ],
    default: [],
    minRows: 1,
    visibleWhen: byStock,
  },
  {
    kind: 'plain',
    key: 'years',
    name: { zh: '间隔年数', en: 'Years between the two land covers' },
    default: 1,
    min: 0,
    max: 1000,
    minExclusive: true,
    unit: 'a',
    placeholder: true,
    visibleWhen: byStock,
  },
  {
    kind: 'switch',
    key: 'clampNegative',
    name: { zh: '负值按 0 计', en: 'Set negative cells to 0' },
    default: true,
  },
  {
    kind: 'plain',
    key: 'co2Price',
    name: { zh: '固碳价格', en: 'Carbon dioxide price' },
    help: { zh: '造林成本法，2010 年', en: 'Afforestation cost, 2010' },
    default: 380,
    min: 0,
    max: 100000,
    unit: '元/t CO₂',
    price: true,
    placeholder: true,
  },
  {
    kind: 'switch',
    key: 'oxygen',
    name: { zh: '计入释氧', en: 'Include released oxygen' },
    default: false,
  },
  {
    kind: 'plain',
    key: 'oxygenPrice',
    name: { zh: '氧气价格', en: 'Oxygen price' },
    default: 727,
    min: 0,
    max: 100000,
    unit: '元/t O₂',
    price: true,
    visibleWhen: { parameter: 'oxygen', equals: true },
  },
];

/** Model 5: carbon dioxide taken up by ecosystems. */
export const definition: ModelDefinition = {
  ...catalogue['carbon-sequestration'],
  files,
  parameters,
  linear: [
    { parameter: 'co2Price' },
    { parameter: 'oxygenPrice' },
    { parameter: 'alpha', when: alphaFrom('plain') },
    { parameter: 'alphaTable', columns: ['alpha'], when: alphaFrom('table') },
    { parameter: 'rateTable', columns: ['rate'], when: byRate },
    { parameter: 'years', when: byStock },
  ],
  outputs: [
    {
      key: 'co2',
      name: { zh: '固碳量', en: 'Carbon dioxide' },
      unit: 't CO₂',
      role: 'function',
      zonal: 'sum',
    },
    {
      key: 'oxygen',
      name: { zh: '释氧量', en: 'Oxygen' },
      unit: 't O₂',
      role: 'extra',
      zonal: 'sum',
      producedWhen: { parameter: 'oxygen', equals: true },
    },
    { key: 'value', name: { zh: '固碳价值', en: 'Value' }, unit: '元', role: 'value', zonal: 'sum' },
  ],
  references: [
    from(sources.guideline2020, '方法、α', 'methods, α'),
    from(sources.invest, '碳储存：碳储量变化', 'carbon storage: change of stock'),
    from(sources.garze, '价格', 'prices'),
    from(sources.own, '默认 α、固碳速率', 'default α, rates'),
  ],
};
