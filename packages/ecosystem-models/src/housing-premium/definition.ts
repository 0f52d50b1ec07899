import { catalogue } from '../catalogue';
import type { Condition } from '../condition';
import type { FileInput, ModelDefinition, Parameter, RecordField } from '../definition';
import {
  distanceField,
  landscapeInputs,
  landscapeParameters,
  premisesInputs,
  premiumOutputs,
  premiumSteps,
  priceFields,
  sourceChoice,
} from '../shared/premium-inputs';
import { from, sources } from '../shared/sources';
import { compared } from '../table-checks/table-check';

/** Distances count whenever homes are features. */
export const always: Condition = { all: [] };

const fields: RecordField[] = [
  {
    key: 'floorArea',
    name: { zh: '建筑面积', en: 'Floor area' },
    type: 'number',
    unit: 'm²',
    bounds: [0, null],
  },
  ...priceFields(
    {
      key: 'price',
      name: { zh: '房价', en: 'Price' },
      help: { zh: '含溢价的市场价', en: 'Market price, including the premium' },
      type: 'number',
      unit: '元/m²',
      bounds: [0, null],
    },
    { key: 'comparablePrice', name: { zh: '可比房价', en: 'Comparable price' } },
  ),
];

const files: FileInput[] = [
  ...premisesInputs(
    { key: 'homes', name: { zh: '住宅', en: 'Homes' } },
    { key: 'homeTable', name: { zh: '住宅统计', en: 'Table of homes' }, rowName: { zh: '小区', en: 'Name' } },
    fields,
    [distanceField],
    [...compared('floorArea'), ...compared('price', [300, 300_000])],
  ),
  ...landscapeInputs(always),
];

const parameters: Parameter[] = [
  sourceChoice({ zh: '住宅点或面', en: 'Points or polygons' }, { zh: '统计表', en: 'Table' }),
  ...landscapeParameters(always),
  premiumSteps,
  {
    kind: 'plain',
    key: 'annualYield',
    name: { zh: '年收益率', en: 'Annual yield' },
    default: 0.02,
    min: 0,
    max: 1,
    unit: '',
  },
];

/** Model 21: what a landscape adds to the price of homes. */
export const definition: ModelDefinition = {
  ...catalogue['housing-premium'],
  files,
  parameters,
  linear: [{ parameter: 'annualYield' }],
  outputs: premiumOutputs(
    { key: 'floorArea', name: { zh: '受益建筑面积', en: 'Floor area with a premium' }, unit: 'm²' },
    always,
  ),
  references: [
    from(sources.rosen, '享乐价格法', 'hedonic prices'),
    from(sources.own, '溢价分级、年收益率、斑块规则', 'premium steps, yearly yield, rules of patches'),
  ],
};
