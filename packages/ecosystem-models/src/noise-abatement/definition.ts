import { catalogue } from '../catalogue';
import type { FileInput, ModelDefinition, NumberField, Option, Parameter, RecordField } from '../definition';
import { landCover, typeColumn, typeRows } from '../shared/common-inputs';
import { from, sources } from '../shared/sources';

const roadClass: RecordField = {
  key: 'roadClass',
  name: { zh: '道路等级', en: 'Road class' },
  type: 'text',
};

/** Classes of the defaults; a user's roads may have others. */
const roadClasses: Option[] = [
  { value: 'expressway', name: { zh: '高速公路', en: 'Expressway' } },
  { value: 'trunk', name: { zh: '主干路', en: 'Trunk road' } },
  { value: 'secondary', name: { zh: '次干路', en: 'Secondary road' } },
  { value: 'branch', name: { zh: '支路', en: 'Branch road' } },
];

function level(key: string, zh: string, en: string): NumberField {
  return { key, name: { zh, en }, type: 'number', unit: 'dB(A)', bounds: [0, 140] };
}

function distance(key: string, zh: string, en: string): NumberField {
  return { key, name: { zh, en }, type: 'number', unit: 'm', bounds: [0.1, 10000] };
}

const files: FileInput[] = [
  landCover,
  {
    key: 'roads',
    name: { zh: '道路', en: 'Roads' },
    kind: 'vector',
    geometry: ['line'],
    fields: [roadClass],
  },
  {
    key: 'noiseMonitors',
    name: { zh: '噪声监测点', en: 'Noise monitors' },
    kind: 'vector',
    geometry: ['point'],
    fields: [
      roadClass,
      level('roadLevel', '路侧噪声', 'Noise at the roadside'),
      level('farLevel', '远侧噪声', 'Noise on the far side'),
      distance('roadDistance', '路侧测点距离', 'Distance at the roadside'),
      distance('farDistance', '远侧测点距离', 'Distance on the far side'),
    ],
    requiredWhen: { parameter: 'reduction', equals: 'measured' },
  },
];

const parameters: Parameter[] = [
  {
    kind: 'choice',
    key: 'reduction',
    name: { zh: '降噪量', en: 'Source of the reduction' },
    options: [
      { value: 'foliage', name: { zh: '按植被带宽度', en: 'From the width of the vegetation belt' } },
      { value: 'measured', name: { zh: '按监测数据', en: 'From monitors' } },
    ],
    default: 'foliage',
  },
  {
    kind: 'table',
    key: 'roadTypes',
    name: { zh: '道路类型', en: 'Road types' },
    help: {
      zh: '等级按道路数据中的写法填写，表中没有的等级不计。默认：expressway 高速公路、trunk 主干路、secondary 次干路、branch 支路',
      en: 'Classes as the roads have them; roads whose class has no row are left out',
    },
    keyedBy: 'name',
    keys: roadClasses,
    openKeys: true,
    keyColumn: { key: 'roadClass', name: { zh: '道路等级', en: 'Road class' } },
    columns: [{ key: 'buffer', name: { zh: '缓冲距离', en: 'Buffer' }, unit: 'm', min: 1, max: 1000 }],
    default: [
      { roadClass: 'expressway', buffer: 50 },
      { roadClass: 'trunk', buffer: 40 },
      { roadClass: 'secondary', buffer: 30 },
      { roadClass: 'branch', buffer: 20 },
    ],
    minRows: 1,
  },
  {
    kind: 'table',
    key: 'alphaDbPerM',
    name: { zh: '植被衰减系数', en: 'Attenuation by vegetation' },
    keyedBy: 'ecosystem-type',
    keyColumn: typeColumn,
    columns: [{ key: 'alpha', name: { zh: '系数', en: 'Coefficient' }, unit: 'dB/m', min: 0, max: 1 }],
    default: typeRows('alpha', [
      [1, 0.06],
      [2, 0.05],
      [62, 0.06],
    ]),
    minRows: 1,
  },
  {
    kind: 'plain',
    key: 'capDb',
    name: { zh: '降噪上限', en: 'Maximum reduction' },
    default: 10,
    min: 0,
    max: 100,
    unit: 'dB',
  },
  {
    kind: 'plain',
    key: 'barrierCostPerKm',
    name: { zh: '隔声墙造价', en: 'Cost of a sound barrier' },
    default: 400000,
    min: 0,
    max: 1e9,
    unit: '元/km',
    price: true,
  },
  {
    kind: 'plain',
    key: 'barrierReductionDb',
    name: { zh: '隔声墙降噪量', en: 'Reduction by a sound barrier' },
    default: 10,
    min: 0,
    max: 100,
    minExclusive: true,
    unit: 'dB',
  },
  {
    kind: 'plain',
    key: 'barrierLifeYears',
    name: { zh: '隔声墙使用年限', en: 'Service life of a sound barrier' },
    default: 20,
    min: 0,
    max: 1000,
    minExclusive: true,
    unit: 'a',
  },
];

/** Model 14: traffic noise that roadside vegetation keeps away. */
export const definition: ModelDefinition = {
  ...catalogue['noise-abatement'],
  files,
  parameters,
  linear: [
    { parameter: 'barrierCostPerKm' },
    { parameter: 'barrierReductionDb' },
    { parameter: 'barrierLifeYears' },
  ],
  outputs: [
    {
      key: 'reduction',
      name: { zh: '降噪量', en: 'Noise reduction' },
      unit: 'dB·km',
      role: 'function',
      zonal: 'sum',
    },
    { key: 'value', name: { zh: '降噪价值', en: 'Value' }, unit: '元', role: 'value', zonal: 'sum' },
  ],
  references: [
    from(sources.gbt38582, '隔声墙替代法', 'replacement by sound barriers'),
    from(sources.iso9613, '植被衰减系数', 'attenuation by foliage'),
    from(sources.lytPractice, '隔声墙造价', 'cost of barriers'),
    from(
      sources.own,
      '按道路等级和分区汇总、缓冲距离、隔声墙降噪量和年限',
      'aggregation by road class and district, buffers, reduction and life of barriers',
    ),
  ],
};
