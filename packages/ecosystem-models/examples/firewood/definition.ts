import type { ModelDefinition } from '../../src/definition';
import { landCover, typeColumn, typeRows } from '../../src/shared/common-inputs';
import { from, sources } from '../../src/shared/sources';

/** A toy model: firewood that people gather, as fuel that they need not buy. */
export const definition: ModelDefinition = {
  id: 23,
  slug: 'firewood',
  name: { zh: '薪柴', en: 'Firewood' },
  group: 'production',
  superiorType: 'production',
  functionUnit: 't',
  valueUnit: '元',
  hasValue: true,
  service: {
    role: 'final',
    reason: { zh: '农户直接采集', en: 'Households gather the wood' },
    mark: 'choice',
  },
  files: [
    landCover,
    {
      key: 'accessible',
      name: { zh: '可达比例', en: 'Accessible share' },
      help: { zh: '不填时全部可达', en: 'Without it all wood can be reached' },
      kind: 'raster',
      unit: '',
      physical: [0, 1],
      optional: true,
      resampling: 'bilinear',
    },
  ],
  parameters: [
    {
      kind: 'table',
      key: 'yields',
      name: { zh: '薪柴产量', en: 'Yields of firewood' },
      keyedBy: 'ecosystem-type',
      keyColumn: typeColumn,
      columns: [{ key: 'yield', name: { zh: '产量', en: 'Yield' }, unit: 't/hm²·a', min: 0, max: 100 }],
      default: typeRows('yield', [
        [1, 0.5],
        [2, 1.5],
      ]),
      minRows: 1,
      placeholder: true,
    },
    {
      kind: 'plain',
      key: 'price',
      name: { zh: '薪柴价格', en: 'Price of firewood' },
      default: 400,
      min: 0,
      max: 100000,
      unit: '元/t',
      price: true,
      placeholder: true,
    },
  ],
  outputs: [
    { key: 'wood', name: { zh: '薪柴量', en: 'Firewood' }, unit: 't', role: 'function', zonal: 'sum' },
    { key: 'value', name: { zh: '薪柴价值', en: 'Value' }, unit: '元', role: 'value', zonal: 'sum' },
  ],
  references: [from(sources.own, '公式和默认值', 'formula and defaults')],
};
