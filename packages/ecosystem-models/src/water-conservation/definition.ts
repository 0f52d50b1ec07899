import { catalogue } from '../catalogue';
import type { Condition } from '../condition';
import type { FileInput, ModelDefinition, Parameter } from '../definition';
import { landCover, precipitation, typeColumn, typeRows } from '../shared/common-inputs';
import { linearReservoirCost, reservoirCost } from '../shared/reservoir-cost';
import { from, sources } from '../shared/sources';
import { runoffFractions } from './runoff-fractions';

const byFu: Condition = { parameter: 'etMethod', equals: 'fu' };
const bySoilWater: Condition = { all: [byFu, { parameter: 'omegaMethod', equals: 'soil-water' }] };
const byRunoffAnalysis: Condition = { parameter: 'runoffMethod', equals: 'runoff-analysis' };

const files: FileInput[] = [
  landCover,
  precipitation,
  {
    key: 'evapotranspiration',
    name: { zh: '实际蒸散发', en: 'Actual evapotranspiration' },
    kind: 'raster',
    unit: 'mm/a',
    expected: [0, 3000],
    physical: [0, null],
    requiredWhen: { parameter: 'etMethod', equals: 'raster' },
    resampling: 'bilinear',
  },
  {
    key: 'pet',
    name: { zh: '潜在蒸散发', en: 'Potential evapotranspiration' },
    kind: 'raster',
    unit: 'mm/a',
    expected: [0, 3000],
    physical: [0, null],
    plain: { default: 900, min: 0, max: 3000, placeholder: true },
    requiredWhen: byFu,
    resampling: 'bilinear',
  },
  {
    key: 'availableWater',
    name: { zh: '植物可利用水', en: 'Plant-available water' },
    kind: 'raster',
    unit: 'mm',
    expected: [0, 1000],
    physical: [0, null],
    plain: { default: null, min: 0, max: 1000 },
    requiredWhen: bySoilWater,
    resampling: 'bilinear',
  },
];

const parameters: Parameter[] = [
  {
    kind: 'choice',
    key: 'runoffMethod',
    name: { zh: '径流量来源', en: 'Runoff' },
    options: [
      { value: 'table', name: { zh: '径流系数表', en: 'Runoff fractions by type' } },
      { value: 'runoff-analysis', name: { zh: '径流分析模型', en: 'Runoff analysis' } },
    ],
    help: {
      zh: '用 CN 法时须输入全年各日降水，不能只有暴雨',
      en: 'The curve-number method needs every day of the year, not only storms',
    },
    default: 'table',
  },
  {
    kind: 'table',
    key: 'runoffFractions',
    name: { zh: '径流系数', en: 'Runoff fractions' },
    keyedBy: 'ecosystem-type',
    keyColumn: typeColumn,
    columns: [{ key: 'k', name: { zh: '径流系数', en: 'Fraction' }, unit: '', min: 0, max: 1 }],
    default: typeRows('k', runoffFractions),
    minRows: 1,
    visibleWhen: { parameter: 'runoffMethod', equals: 'table' },
  },
  {
    kind: 'choice',
    key: 'etMethod',
    name: { zh: '蒸散发来源', en: 'Evapotranspiration' },
    options: [
      { value: 'raster', name: { zh: '栅格', en: 'Raster' } },
      { value: 'fu', name: { zh: '傅抱璞公式', en: "Fu's formula" } },
    ],
    default: 'raster',
  },
  {
    kind: 'choice',
    key: 'omegaMethod',
    name: { zh: 'ω 的来源', en: 'Source of ω' },
    options: [
      { value: 'plain', name: { zh: '单一数值', en: 'Single value' } },
      { value: 'soil-water', name: { zh: 'Z·AWC/P + 1.25', en: 'Z·AWC/P + 1.25' } },
    ],
    default: 'plain',
    visibleWhen: byFu,
  },
  {
    kind: 'plain',
    key: 'omega',
    name: { zh: '参数 ω', en: 'Parameter ω' },
    default: 2.6,
    min: 1,
    max: 10,
    unit: '',
    visibleWhen: { all: [byFu, { parameter: 'omegaMethod', equals: 'plain' }] },
  },
  {
    kind: 'plain',
    key: 'seasonality',
    name: { zh: '季节性常数 Z', en: 'Seasonality constant Z' },
    default: 10,
    min: 0,
    max: 30,
    unit: '',
    placeholder: true,
    visibleWhen: bySoilWater,
  },
  {
    kind: 'table',
    key: 'cropCoefficients',
    name: { zh: '非植被类型的 Kc', en: 'Kc of ecosystem types without vegetation' },
    help: { zh: '表内类型用 min(Kc·PET, P)', en: 'Types with a row use min(Kc·PET, P)' },
    keyedBy: 'ecosystem-type',
    keyColumn: typeColumn,
    columns: [{ key: 'kc', name: { zh: 'Kc', en: 'Kc' }, unit: '', min: 0, max: 2 }],
    default: [],
    minRows: 0,
    visibleWhen: byFu,
  },
  {
    kind: 'list',
    key: 'mask',
    name: { zh: '核算的类型', en: 'Ecosystem types included' },
    of: 'ecosystem-type',
    default: [1, 2, 3, 4],
    min: 1,
    max: 999,
    unit: '',
    minItems: 1,
  },
  {
    kind: 'plain',
    key: 'runoffRainShare',
    name: { zh: '产流降雨比例', en: 'Share of runoff-producing rain' },
    help: { zh: '取 1 时结果为上限', en: 'With 1, the result is an upper bound' },
    default: 1,
    min: 0,
    max: 1,
    unit: '',
  },
  {
    kind: 'switch',
    key: 'clampNegative',
    name: { zh: '负值按 0 计', en: 'Set negative cells to 0' },
    default: true,
  },
  ...reservoirCost,
];

/** Model 7: water kept by ecosystems, by the yearly water balance. */
export const definition: ModelDefinition = {
  ...catalogue['water-conservation'],
  files,
  parameters,
  dependencies: [{ slug: 'runoff-analysis', when: byRunoffAnalysis }],
  linear: linearReservoirCost,
  outputs: [
    {
      key: 'water',
      name: { zh: '水源涵养量', en: 'Water conserved' },
      unit: 'm³',
      role: 'function',
      zonal: 'sum',
    },
    { key: 'value', name: { zh: '水源涵养价值', en: 'Value' }, unit: '元', role: 'value', zonal: 'sum' },
  ],
  references: [
    from(sources.hj1173, 'A.1：水量平衡', 'A.1: water balance'),
    from(sources.redLine, '径流系数', 'runoff fractions'),
    from(sources.invest, '年产水量：蒸散发', 'annual water yield: evapotranspiration'),
    from(sources.zhangOmega, 'ω', 'ω'),
    from(sources.garze, '水库造价', 'construction cost of reservoirs'),
    from(sources.rules2022, '折旧和运行成本', 'depreciation and operating cost'),
    from(sources.own, '粗分类的径流系数、负值处理', 'fractions of coarse types, treatment of negative cells'),
  ],
};
