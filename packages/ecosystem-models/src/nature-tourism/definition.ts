import { catalogue } from '../catalogue';
import type { Condition } from '../condition';
import type { FileInput, ModelDefinition, Parameter, RecordField } from '../definition';
import { landCover } from '../shared/common-inputs';
import { from, sources } from '../shared/sources';
import { notShared } from '../shared/spatial-sharing';
import { allDistricts, compared } from '../table-checks/table-check';

const shared: Condition = { parameter: 'sharing', equals: 'areas' };

const spotName: RecordField = { key: 'spot', name: { zh: '景区', en: 'Scenic spot' }, type: 'text' };

function cost(key: string, zh: string, en: string): RecordField {
  return {
    key,
    name: { zh, en },
    type: 'number',
    unit: '元',
    bounds: [0, null],
    optional: true,
    default: 0,
  };
}

const files: FileInput[] = [
  {
    key: 'spots',
    name: { zh: '景区客源', en: 'Visits to scenic spots' },
    kind: 'table',
    uniqueBy: ['spot', 'origin'],
    checks: [
      allDistricts,
      ...compared('visits'),
      { kind: 'range', level: 'explain', field: 'hours', within: [0.5, 240] },
      ...compared('wage', [5, 500]),
      ...compared('population', [1000, 100_000_000]),
    ],
    fields: [
      spotName,
      { key: 'origin', name: { zh: '客源地', en: 'Origin' }, type: 'text' },
      {
        key: 'visits',
        name: { zh: '人次', en: 'Visits' },
        type: 'number',
        unit: 'visits',
        bounds: [0, null],
      },
      cost('transport', '交通费', 'Transport'),
      cost('lodging', '食宿费', 'Lodging'),
      cost('ticket', '门票', 'Ticket'),
      { key: 'hours', name: { zh: '耗时', en: 'Hours' }, type: 'number', unit: 'h', bounds: [0, 720] },
      {
        key: 'wage',
        name: { zh: '小时工资', en: 'Hourly wage' },
        type: 'number',
        unit: '元/h',
        bounds: [0, null],
      },
      {
        key: 'population',
        name: { zh: '客源地人口', en: 'Population of the place of origin' },
        help: { zh: '分区旅行费用法用', en: 'Used by the zonal demand curve' },
        type: 'number',
        unit: 'person',
        bounds: [0, null],
        optional: true,
        requiredWhen: { parameter: 'zonalDemand', equals: true },
      },
    ],
  },
  { ...landCover, requiredWhen: shared },
  {
    key: 'spotAreas',
    name: { zh: '景区范围', en: 'Areas of scenic spots' },
    kind: 'vector',
    geometry: ['polygon'],
    fields: [spotName],
    requiredWhen: shared,
  },
];

const parameters: Parameter[] = [
  {
    kind: 'plain',
    key: 'natureShare',
    name: { zh: '自然贡献率', en: 'Share due to nature' },
    help: { zh: '用于下表未列出的景区', en: 'For scenic spots that are not in the table' },
    default: 1,
    min: 0,
    max: 1,
    unit: '',
  },
  {
    kind: 'table',
    key: 'natureShares',
    name: { zh: '景区自然贡献率', en: 'Share due to nature by scenic spot' },
    keyedBy: 'name',
    keyColumn: { key: 'spot', name: { zh: '景区', en: 'Scenic spot' } },
    columns: [{ key: 'share', name: { zh: '贡献率', en: 'Share' }, unit: '', min: 0, max: 1 }],
    default: [],
    minRows: 0,
  },
  {
    kind: 'plain',
    key: 'timeShare',
    name: { zh: '时间价值占工资比例', en: 'Value of time as a share of the wage' },
    default: 1 / 3,
    min: 0,
    max: 1,
    unit: '',
  },
  {
    kind: 'switch',
    key: 'zonalDemand',
    name: { zh: '计入消费者剩余', en: 'Include consumer surplus' },
    help: {
      zh: '按客源地拟合 ln(人次/人口) = a - b·费用，每人次增加 1/b',
      en: 'Fits ln(visits/population) = a - b·cost to the origins and adds 1/b per visit',
    },
    default: false,
  },
  {
    kind: 'choice',
    key: 'sharing',
    name: { zh: '空间分摊', en: 'Spatial sharing' },
    options: [
      { value: 'none', name: { zh: '不分摊', en: 'None' } },
      { value: 'areas', name: { zh: '按景区范围', en: 'Over the areas of the scenic spots' } },
    ],
    default: 'none',
  },
];

/** Model 20: visits to natural places, by travel cost. */
export const definition: ModelDefinition = {
  ...catalogue['nature-tourism'],
  files,
  parameters,
  linear: [
    { parameter: 'natureShare', when: notShared },
    { parameter: 'natureShares', columns: ['share'], when: notShared },
    {
      parameter: 'timeShare',
      when: { all: [notShared, { parameter: 'zonalDemand', equals: false }] },
    },
  ],
  outputs: [
    {
      key: 'visits',
      name: { zh: '旅游人次', en: 'Visits' },
      unit: 'visits',
      role: 'function',
      zonal: 'sum',
      raster: false,
    },
    {
      key: 'value',
      name: { zh: '旅游价值', en: 'Value' },
      unit: '元',
      role: 'value',
      zonal: 'sum',
      raster: shared,
    },
  ],
  references: [
    from(sources.cases, '旅行费用法', 'travel cost'),
    from(sources.guideline2020, '旅行费用法', 'travel cost'),
    from(sources.clawson, '分区需求曲线', 'zonal demand'),
  ],
};
