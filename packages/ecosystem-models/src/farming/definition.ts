import { catalogue } from '../catalogue';
import type { FileInput, ModelDefinition, Option, Parameter } from '../definition';
import { landCover } from '../shared/common-inputs';
import { from, sources } from '../shared/sources';
import { notShared, sharedTypes, sharingChoice, sharingWeight, whenShared } from '../shared/spatial-sharing';
import { allDistricts, compared } from '../table-checks/table-check';

/** Kinds of products and the types that they grow on, where a row names none. */
export const categories = [
  { value: 'crop', name: { zh: '农业', en: 'Crops' }, types: [5] },
  { value: 'forest', name: { zh: '林业', en: 'Forest products' }, types: [1, 2] },
  { value: 'livestock', name: { zh: '畜牧业', en: 'Livestock' }, types: [3] },
  { value: 'fishery', name: { zh: '渔业', en: 'Fishery' }, types: [4] },
] as const satisfies readonly (Option & { readonly types: readonly number[] })[];

const files: FileInput[] = [
  {
    key: 'yields',
    name: { zh: '农林牧渔产量', en: 'Yields' },
    kind: 'table',
    uniqueBy: ['product'],
    checks: [allDistricts, ...compared('yield'), ...compared('price', [100, 1_000_000])],
    fields: [
      { key: 'product', name: { zh: '产品', en: 'Product' }, type: 'text' },
      {
        key: 'category',
        name: { zh: '类别', en: 'Category' },
        type: 'text',
        options: categories.map(({ value, name }) => ({ value, name })),
        optional: true,
      },
      {
        key: 'types',
        name: { zh: '关联生态系统类型', en: 'Linked ecosystem types' },
        type: 'types',
        help: {
          zh: '空间分摊用，缺省按类别',
          en: 'Used for spatial sharing; if empty, the types of the category',
        },
        optional: true,
      },
      {
        key: 'yield',
        name: { zh: '产量', en: 'Yield' },
        type: 'number',
        unit: 't',
        bounds: [0, null],
        optional: true,
      },
      { key: 'price', name: { zh: '价格', en: 'Price' }, type: 'number', unit: '元/t', bounds: [0, null] },
      {
        key: 'comparablePrice',
        name: { zh: '可比价格', en: 'Comparable price' },
        type: 'number',
        unit: '元/t',
        bounds: [0, null],
        optional: true,
        comparableOf: 'price',
      },
      {
        key: 'cost',
        name: { zh: '成本', en: 'Cost' },
        type: 'number',
        unit: '元/t',
        bounds: [0, null],
        optional: true,
        default: 0,
        atMost: 'price',
      },
    ],
  },
  { ...landCover, requiredWhen: whenShared },
  sharingWeight('productionWeight', { zh: '产量分摊权重', en: 'Production weights' }),
];

const parameters: Parameter[] = [
  {
    kind: 'plain',
    key: 'share',
    name: { zh: '生态系统贡献率', en: 'Share attributed to the ecosystem' },
    default: 1,
    min: 0,
    max: 1,
    unit: '',
  },
  sharingChoice,
  sharedTypes,
];

/** Model 1: products of farming, forestry, livestock and fishery. */
export const definition: ModelDefinition = {
  ...catalogue.farming,
  files,
  parameters,
  linear: [{ parameter: 'share', when: notShared }],
  outputs: [
    {
      key: 'yield',
      name: { zh: '产量', en: 'Yield' },
      unit: 't',
      role: 'function',
      zonal: 'sum',
      raster: false,
    },
    {
      key: 'value',
      name: { zh: '产品价值', en: 'Value' },
      unit: '元',
      role: 'value',
      zonal: 'sum',
      raster: whenShared,
    },
  ],
  references: [
    from(sources.cases, '市场价值法', 'market value'),
    from(sources.rules2022, '扣除成本、生态系统贡献率', 'cost and share'),
    from(sources.own, '空间分摊、各类别的类型', 'spatial sharing, the types of each category'),
  ],
};
