import { catalogue } from '../catalogue';
import type { Condition } from '../condition';
import type { FileInput, ModelDefinition, Parameter, TableColumn } from '../definition';
import { landCover, typeColumn, typeRows } from '../shared/common-inputs';
import { from, sources } from '../shared/sources';

const wholeStand: Condition = { parameter: 'method', equals: 'whole-stand' };
const byIncidence: Condition = { parameter: 'method', equals: 'incidence' };

const share = (key: string, zh: string, en: string): TableColumn => ({
  key,
  name: { zh, en },
  unit: '',
  min: 0,
  max: 1,
});

const files: FileInput[] = [
  landCover,
  {
    key: 'naturalStand',
    name: { zh: '天然林草分布', en: 'Natural stands' },
    kind: 'class-raster',
    unit: '',
    classes: [
      { value: 0, name: { zh: '人工', en: 'Planted' } },
      { value: 1, name: { zh: '天然', en: 'Natural' } },
    ],
    expected: [0, 1],
    physical: [0, 1],
    optional: true,
    resampling: 'nearest',
    help: { zh: '无文件时全部按天然计', en: 'Without a file, all stands count as natural' },
  },
];

const parameters: Parameter[] = [
  {
    kind: 'choice',
    key: 'method',
    name: { zh: '计算方法', en: 'Method' },
    help: {
      zh: '两种方法的结果相差十倍以上，不可跨方法比较',
      en: 'The two methods differ by a factor of ten or more: compare only years computed with the same method',
    },
    options: [
      { value: 'whole-stand', name: { zh: '天然林草面积', en: 'Area of natural stands' } },
      { value: 'incidence', name: { zh: '病虫害发生率之差', en: 'Difference in pest incidence' } },
    ],
    default: 'whole-stand',
  },
  {
    kind: 'table',
    key: 'shares',
    name: { zh: '计入比例', en: 'Share of the area' },
    keyedBy: 'ecosystem-type',
    keyColumn: typeColumn,
    columns: [share('share', '比例', 'Share')],
    default: typeRows('share', [
      [1, 1],
      [3, 1],
    ]),
    minRows: 1,
    visibleWhen: wholeStand,
  },
  {
    kind: 'table',
    key: 'incidence',
    name: { zh: '病虫害发生率', en: 'Pest incidence' },
    help: {
      zh: '天然高于人工时按 0 计',
      en: 'Counts as 0 where natural stands have a higher incidence than planted ones',
    },
    keyedBy: 'ecosystem-type',
    keyColumn: typeColumn,
    columns: [
      share('managed', '人工林草发生率', 'Planted stands'),
      share('natural', '天然林草发生率', 'Natural stands'),
    ],
    default: [],
    minRows: 1,
    visibleWhen: byIncidence,
  },
  {
    kind: 'table',
    key: 'prices',
    name: { zh: '防治成本', en: 'Treatment cost' },
    keyedBy: 'ecosystem-type',
    keyColumn: typeColumn,
    columns: [
      {
        key: 'price',
        name: { zh: '单位面积成本', en: 'Cost' },
        unit: '元/hm²',
        min: 0,
        max: 1e6,
        price: true,
      },
    ],
    default: typeRows('price', [
      [1, 375],
      [3, 112.5],
    ]),
    minRows: 1,
  },
];

/** Model 13: pests held down by natural forest and grassland, as treatment that is not needed. */
export const definition: ModelDefinition = {
  ...catalogue['pest-control'],
  files,
  parameters,
  linear: [
    { parameter: 'shares', columns: ['share'], when: wholeStand },
    { parameter: 'incidence', columns: ['managed', 'natural'], when: byIncidence },
    { parameter: 'prices', columns: ['price'] },
  ],
  outputs: [
    {
      key: 'area',
      name: { zh: '病虫害控制面积', en: 'Area of pest control' },
      unit: 'hm²',
      role: 'function',
      zonal: 'sum',
    },
    { key: 'value', name: { zh: '病虫害控制价值', en: 'Value' }, unit: '元', role: 'value', zonal: 'sum' },
  ],
  references: [
    from(sources.garze, '天然林草面积法、防治成本', 'whole stands, cost of treatment'),
    from(sources.guideline2020, '病虫害发生率之差', 'difference of incidence'),
  ],
};
