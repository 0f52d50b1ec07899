import { catalogue } from '../catalogue';
import type { ModelDefinition } from '../definition';
import { dailyPrecipitation, landCover } from '../shared/common-inputs';
import { linearReservoirCost, reservoirCost } from '../shared/reservoir-cost';
import { from, sources } from '../shared/sources';
import { lakeRegions } from './lake-regions';
import { allDistricts, compared } from '../table-checks/table-check';

/** Model 10: storm water that vegetation, swamps, lakes and reservoirs hold back. */
export const definition: ModelDefinition = {
  ...catalogue['flood-mitigation'],
  files: [
    landCover,
    {
      ...dailyPrecipitation,
      help: {
        zh: '每个波段或数值为一日，低于暴雨阈值的日不计',
        en: 'One band or number per day; days below the threshold add nothing',
      },
    },
    {
      key: 'reservoirs',
      name: { zh: '水库库容', en: 'Reservoirs' },
      kind: 'table',
      optional: true,
      checks: [
        allDistricts,
        { kind: 'opening', level: 'explain', field: 'openingCapacity', closing: 'capacity' },
        ...compared('capacity', [10_000, 50_000_000_000]),
      ],
      fields: [
        {
          key: 'capacity',
          name: { zh: '总库容', en: 'Capacity' },
          type: 'number',
          unit: 'm³',
          bounds: [0, null],
        },
        {
          key: 'openingCapacity',
          name: { zh: '年初总库容', en: 'Capacity at the beginning of the year' },
          help: { zh: '仅用于核对，不参与核算', en: 'Only checked, not used by the model' },
          type: 'number',
          unit: 'm³',
          bounds: [0, null],
          optional: true,
        },
      ],
    },
  ],
  parameters: [
    {
      kind: 'plain',
      key: 'stormThresholdMm',
      name: { zh: '暴雨日阈值', en: 'Rainfall of a storm day' },
      default: 50,
      min: 0,
      max: 2000,
      unit: 'mm',
    },
    {
      kind: 'list',
      key: 'mask',
      name: { zh: '植被类型', en: 'Vegetation types' },
      of: 'ecosystem-type',
      default: [1, 2, 3, 62],
      min: 1,
      max: 999,
      unit: '',
      minItems: 1,
    },
    {
      kind: 'plain',
      key: 'swampDepthM',
      name: { zh: '沼泽蓄水深度', en: 'Water depth held by swamps' },
      default: 0.3,
      min: 0,
      max: 10,
      unit: 'm',
    },
    {
      kind: 'choice',
      key: 'lakeRegion',
      name: { zh: '湖区', en: 'Lake region' },
      help: {
        zh: '按分区内湖泊（421）总面积计算，再平均分摊到各像元；回归式针对单个湖泊，结果与分区划分有关',
        en: 'Applied to the total lake area (421) of a district; the regression was fitted to single lakes, so the result depends on the districts',
      },
      options: lakeRegions.map(({ value, name }) => ({ value, name })),
      default: 'eastern-plain',
    },
    {
      kind: 'plain',
      key: 'lakeExchanges',
      name: { zh: '湖泊换水次数', en: 'Lake water exchanges' },
      help: { zh: '技术指南中东部平原取 3.19', en: 'The guideline uses 3.19 for the Eastern Plain' },
      default: 1,
      min: 0,
      max: 100,
      unit: '',
    },
    {
      kind: 'plain',
      key: 'reservoirFactor',
      name: { zh: '水库防洪库容比例', en: 'Share of reservoir capacity kept for floods' },
      default: 0.35,
      min: 0,
      max: 1,
      unit: '',
    },
    {
      kind: 'switch',
      key: 'shareReservoirs',
      name: { zh: '将水库分摊到像元', en: 'Distribute reservoirs over cells' },
      help: { zh: '按面积分摊到水库/坑塘（422）', en: 'Over reservoir and pond cells (422), by area' },
      default: false,
    },
    ...reservoirCost,
  ],
  // The rain of each day is this model's own; only by coefficients does runoff have annual rain, which is not read.
  dependencies: [{ slug: 'runoff-analysis', inputsOnly: ['landCover', 'hsg'] }],
  linear: [
    ...linearReservoirCost,
    { parameter: 'swampDepthM' },
    { parameter: 'lakeExchanges' },
    { parameter: 'reservoirFactor' },
  ],
  outputs: [
    {
      key: 'volume',
      name: { zh: '洪水调蓄量', en: 'Stormwater retained' },
      unit: 'm³',
      role: 'function',
      zonal: 'sum',
    },
    { key: 'value', name: { zh: '洪水调蓄价值', en: 'Value' }, unit: '元', role: 'value', zonal: 'sum' },
  ],
  references: [
    from(sources.guideline2020, '植被：暴雨日', 'vegetation: storm days'),
    from(
      sources.garze,
      '沼泽、水库、青藏高原湖泊、水库造价',
      'swamps, reservoirs, lakes of the Qinghai-Tibet plateau, construction cost',
    ),
    from(
      sources.raoLakes,
      '各湖区系数，回归式针对单个湖泊',
      'coefficients of the other lake regions; the regression is for single lakes',
    ),
    from(sources.rules2022, '折旧和运行成本', 'depreciation and operating cost'),
    from(sources.own, '湖泊按分区合计计算', 'lakes as the sum of a district'),
  ],
};
