import { catalogue } from '../catalogue';
import type { Condition } from '../condition';
import type { FileInput, ModelDefinition, Parameter } from '../definition';
import { landCover } from '../shared/common-inputs';
import { growingSeasonFiles, growingSeasonParameters } from '../shared/growing-season';
import { populationFiles, populationUnit } from '../shared/population';
import { from, sources } from '../shared/sources';

const byBox: Condition = { parameter: 'reductionMethod', equals: 'box' };
const byLogLinear: Condition = { parameter: 'impact', equals: 'log-linear' };
const byGemm: Condition = { parameter: 'impact', equals: 'gemm' };

const files: FileInput[] = [
  landCover,
  ...populationFiles,
  {
    key: 'pm25Reduction',
    name: { zh: 'PM2.5 浓度降低量', en: 'PM2.5 reduction' },
    kind: 'raster',
    unit: 'µg/m³',
    expected: [-100, 100],
    requiredWhen: { parameter: 'reductionMethod', equals: 'raster' },
    resampling: 'bilinear',
  },
  {
    key: 'pm25',
    name: { zh: 'PM2.5 年均浓度', en: 'Annual mean PM2.5' },
    kind: 'raster',
    unit: 'µg/m³',
    expected: [0, 500],
    physical: [0, null],
    plain: { default: null, min: 0, max: 500 },
    requiredWhen: { any: [byBox, byGemm] },
    resampling: 'bilinear',
  },
  {
    key: 'lai',
    name: { zh: '叶面积指数', en: 'Leaf area index' },
    kind: 'raster',
    unit: 'm²/m²',
    expected: [0, 10],
    physical: [0, null],
    plain: { default: null, min: 0, max: 10 },
    requiredWhen: byBox,
    resampling: 'bilinear',
  },
  ...growingSeasonFiles(byBox),
];

const parameters: Parameter[] = [
  populationUnit,
  {
    kind: 'choice',
    key: 'reductionMethod',
    name: { zh: '浓度变化来源', en: 'Source of the reduction' },
    options: [
      { value: 'box', name: { zh: '箱式模型', en: 'Box model' } },
      { value: 'raster', name: { zh: '栅格', en: 'Raster' } },
    ],
    default: 'box',
  },
  {
    kind: 'plain',
    key: 'depositionVelocity',
    name: { zh: '干沉降速率', en: 'Deposition velocity' },
    default: 0.0009,
    min: 0,
    max: 0.1,
    unit: 'm/s',
    placeholder: true,
    visibleWhen: byBox,
  },
  {
    kind: 'plain',
    key: 'resuspension',
    name: { zh: '再悬浮比例', en: 'Resuspended share' },
    default: 0,
    min: 0,
    max: 1,
    unit: '',
    placeholder: true,
    visibleWhen: byBox,
  },
  {
    kind: 'plain',
    key: 'mixingHeight',
    name: { zh: '混合层高度', en: 'Mixing height' },
    default: 1000,
    min: 0,
    minExclusive: true,
    max: 10000,
    unit: 'm',
    placeholder: true,
    visibleWhen: byBox,
  },
  ...growingSeasonParameters(byBox),
  {
    kind: 'choice',
    key: 'impact',
    name: { zh: '健康效应', en: 'Health impact' },
    options: [
      { value: 'log-linear', name: { zh: '对数线性', en: 'Log-linear' } },
      { value: 'gemm', name: { zh: 'GEMM 死亡模型', en: 'GEMM mortality' } },
    ],
    default: 'log-linear',
  },
  {
    kind: 'choice',
    key: 'cause',
    name: { zh: '死因', en: 'Cause of death' },
    options: [
      { value: 'copd', name: { zh: '慢性阻塞性肺疾病', en: 'Chronic obstructive pulmonary disease' } },
      {
        value: 'lower-respiratory-infection',
        name: { zh: '下呼吸道感染', en: 'Lower respiratory infection' },
      },
    ],
    default: 'copd',
    visibleWhen: byGemm,
  },
  {
    kind: 'plain',
    key: 'baselineRate',
    name: { zh: '基线发生率', en: 'Baseline rate' },
    help: {
      zh: '对数线性：无植被时每人每年的发生率；GEMM：25 岁以上该死因的死亡率',
      en: 'Log-linear: cases per person per year without vegetation. GEMM: deaths from this cause at age 25 and over',
    },
    default: 0.0009,
    min: 0,
    max: 1,
    unit: '/a',
    placeholder: true,
  },
  {
    kind: 'plain',
    key: 'beta',
    name: { zh: '暴露反应系数 β', en: 'Exposure-response coefficient β' },
    default: 0.00143,
    min: 0,
    max: 1,
    unit: 'm³/µg',
    visibleWhen: byLogLinear,
  },
  {
    kind: 'choice',
    key: 'exposureScale',
    name: { zh: '暴露尺度', en: 'Exposure' },
    options: [
      { value: 'district', name: { zh: '分区均值', en: 'District mean' } },
      { value: 'pixel', name: { zh: '逐像元', en: 'Cell by cell' } },
    ],
    default: 'district',
  },
  {
    kind: 'plain',
    key: 'unitValue',
    name: { zh: '单位价值', en: 'Value per case' },
    help: { zh: '每例避免的死亡或病例', en: 'Per death or case avoided' },
    default: 1680000,
    min: 0,
    max: 1e9,
    unit: '元',
    price: true,
    placeholder: true,
  },
];

/** Model 15: cases of respiratory disease avoided because vegetation lowers PM2.5. */
export const definition: ModelDefinition = {
  ...catalogue['respiratory-disease'],
  files,
  parameters,
  linear: [{ parameter: 'baselineRate' }, { parameter: 'unitValue' }],
  outputs: [
    {
      key: 'cases',
      name: { zh: '避免的病例', en: 'Cases avoided' },
      unit: 'person',
      role: 'function',
      zonal: 'sum',
    },
    {
      key: 'pm25-reduction',
      name: { zh: 'PM2.5 浓度降低量', en: 'PM2.5 reduction' },
      unit: 'µg/m³',
      role: 'extra',
      zonal: 'mean',
      producedWhen: byBox,
    },
    {
      key: 'value',
      name: { zh: '呼吸系统疾病改善价值', en: 'Value' },
      unit: '元',
      role: 'value',
      zonal: 'sum',
    },
  ],
  references: [
    from(sources.nowak, 'PM2.5 干沉降', 'deposition of PM2.5 on leaves'),
    from(sources.invest, '城市心理健康：对数线性式', 'urban mental health: log-linear form'),
    from(sources.gemm, 'GEMM', 'GEMM'),
    from(sources.xiePeng, 'β', 'β'),
    from(sources.xieXuxuan, '单位价值', 'value of a death avoided'),
    from(sources.own, '箱式模型、暴露尺度', 'box model, scale of exposure'),
  ],
};
