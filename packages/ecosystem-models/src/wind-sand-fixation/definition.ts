import { catalogue } from '../catalogue';
import type { Condition } from '../condition';
import type { ModelDefinition, Parameter } from '../definition';
import { landCover, typeColumn, typeRows } from '../shared/common-inputs';
import { MISSING } from '../shared/ecosystem-tree';
import { from, sources } from '../shared/sources';
import { coverFiles, coverParameters } from '../shared/vegetation-cover';
import { roughnessFiles, roughnessParameters } from './roughness-input';
import { soilFiles, soilParameters } from './soil-input';
import { weatherFiles, wfMethod } from './weather-input';

const always: Condition = { all: [] };

const parameters: Parameter[] = [
  wfMethod,
  ...soilParameters,
  ...roughnessParameters,
  ...coverParameters(always),
  {
    kind: 'table',
    key: 'coverCoefficients',
    name: { zh: '风沙重分类', en: 'Wind and sand reclassification' },
    help: {
      zh: 'C = exp(a·覆盖度%)；-9999 表示缺失类型，无结果；表外类型为 0',
      en: 'C = exp(a·cover in %). -9999 marks a type as missing, so that it has no result; types without a row count as 0',
    },
    keyedBy: 'ecosystem-type',
    keyColumn: typeColumn,
    columns: [
      {
        key: 'a',
        name: { zh: '系数 a', en: 'Coefficient a' },
        unit: '',
        min: -10,
        max: 10,
        missing: MISSING,
      },
    ],
    default: typeRows('a', [
      [1, -0.1535],
      [2, -0.0921],
      [3, -0.1151],
      [5, -0.0438],
      [7, -0.0658],
      [73, -0.0768],
      [8, -0.0768],
    ]),
    minRows: 1,
  },
  {
    kind: 'plain',
    key: 'distance',
    name: { zh: '下风向距离 z', en: 'Downwind distance z' },
    default: 50,
    min: 0,
    minExclusive: true,
    max: 10000,
    unit: 'm',
  },
  {
    kind: 'plain',
    key: 'sandDensity',
    name: { zh: '沙土容重', en: 'Sand density' },
    default: 1.28,
    min: 0,
    minExclusive: true,
    max: 5,
    unit: 't/m³',
  },
  {
    kind: 'plain',
    key: 'sandThickness',
    name: { zh: '沙化覆沙厚度', en: 'Thickness of the sand cover' },
    default: 0.1,
    min: 0,
    minExclusive: true,
    max: 10,
    unit: 'm',
  },
  {
    kind: 'plain',
    key: 'treatmentPrice',
    name: { zh: '治沙单价', en: 'Sand control cost' },
    default: 3.75,
    min: 0,
    max: 10000,
    unit: '元/m²',
    price: true,
  },
];

/** Model 16: sand that vegetation keeps in its place, as saved sand control. */
export const definition: ModelDefinition = {
  ...catalogue['wind-sand-fixation'],
  files: [landCover, ...weatherFiles, ...soilFiles, ...roughnessFiles, ...coverFiles(always)],
  parameters,
  linear: [{ parameter: 'treatmentPrice' }, { parameter: 'sandDensity' }, { parameter: 'sandThickness' }],
  outputs: [
    { key: 'sand', name: { zh: '固沙量', en: 'Sand fixed' }, unit: 't', role: 'function', zonal: 'sum' },
    { key: 'value', name: { zh: '防风固沙价值', en: 'Value' }, unit: '元', role: 'value', zonal: 'sum' },
  ],
  references: [
    from(sources.hj1173, 'A.3：修正风蚀方程', 'A.3: revised wind erosion equation'),
    from(
      sources.fryrear,
      '覆盖系数的符号和单位、土壤湿度',
      'sign and unit of the cover coefficients, soil wetness',
    ),
    from(sources.rweqProgram, '下风向距离、积雪', 'distance downwind, snow'),
    from(sources.garze, '容重、厚度、单价', 'density, thickness, price'),
    from(
      sources.own,
      "坡度余弦、Kr 和 K' 的上限、按类型的覆盖度",
      "cosine of the slope, caps of Kr and K', cover by type",
    ),
  ],
};
