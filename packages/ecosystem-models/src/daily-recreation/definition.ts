import { catalogue } from '../catalogue';
import type { ModelDefinition, Parameter } from '../definition';
import { landCover } from '../shared/common-inputs';
import { populationFiles, populationUnit } from '../shared/population';
import { from, sources } from '../shared/sources';

const parameters: Parameter[] = [
  populationUnit,
  {
    kind: 'list',
    key: 'mask',
    name: { zh: '绿色和蓝色空间', en: 'Green and blue space' },
    of: 'ecosystem-type',
    default: [1, 2, 3, 4, 62],
    min: 1,
    max: 999,
    unit: '',
    minItems: 1,
  },
  {
    kind: 'plain',
    key: 'radiusM',
    name: { zh: '辐射半径', en: 'Service radius' },
    default: 425,
    min: 0,
    minExclusive: true,
    max: 2000,
    unit: 'm',
  },
  {
    kind: 'choice',
    key: 'kernel',
    name: { zh: '距离衰减', en: 'Distance decay' },
    options: [
      { value: 'uniform', name: { zh: '不衰减', en: 'Uniform' } },
      { value: 'gaussian', name: { zh: '高斯', en: 'Gaussian' } },
      { value: 'density', name: { zh: '核密度', en: 'Kernel density' } },
    ],
    help: {
      zh: '高斯和核密度在半径处为 0',
      en: 'The Gaussian and the density kernel fall to 0 at the radius',
    },
    default: 'uniform',
  },
  {
    kind: 'plain',
    key: 'visitsPerPerson',
    name: { zh: '人均年休憩次数', en: 'Visits per person per year' },
    default: 52,
    min: 0,
    max: 3660,
    unit: '/a',
  },
  {
    kind: 'plain',
    key: 'hourlyWage',
    name: { zh: '小时工资', en: 'Hourly wage' },
    default: 30,
    min: 0,
    max: 10000,
    unit: '元/h',
    price: true,
  },
  {
    kind: 'plain',
    key: 'hoursPerVisit',
    name: { zh: '每次休憩时长', en: 'Hours per visit' },
    default: 1.5,
    min: 0,
    max: 24,
    unit: 'h',
  },
  {
    kind: 'plain',
    key: 'timeShare',
    name: { zh: '时间价值比例', en: 'Value of time' },
    help: { zh: '占工资的比例', en: 'As a share of the wage' },
    default: 1 / 3,
    min: 0,
    max: 1,
    unit: '',
  },
];

/** Model 19: everyday visits of residents to green and blue space nearby. */
export const definition: ModelDefinition = {
  ...catalogue['daily-recreation'],
  files: [landCover, ...populationFiles],
  parameters,
  linear: [
    { parameter: 'visitsPerPerson' },
    { parameter: 'hourlyWage' },
    { parameter: 'hoursPerVisit' },
    { parameter: 'timeShare' },
  ],
  outputs: [
    {
      key: 'visits',
      name: { zh: '休憩人次', en: 'Visits' },
      unit: 'visits',
      role: 'function',
      zonal: 'sum',
    },
    {
      key: 'served',
      name: { zh: '服务人口（按居住地）', en: 'Residents served, by place of residence' },
      unit: 'person',
      role: 'extra',
      zonal: 'sum',
    },
    { key: 'value', name: { zh: '日常休憩价值', en: 'Value' }, unit: '元', role: 'value', zonal: 'sum' },
  ],
  references: [
    from(
      sources.invest,
      '城市自然可达性：两步移动搜索法、核函数',
      'urban nature access: two-step floating catchment, kernels',
    ),
    from(sources.cesario, '时间价值占工资的比例', 'value of time as a share of the wage'),
    from(sources.own, '休憩人次、其余默认值', 'visits, the other defaults'),
  ],
};
