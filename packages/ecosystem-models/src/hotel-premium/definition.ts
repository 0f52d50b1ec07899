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

/** The premium follows from the distance to the landscape. */
export const byDistance: Condition = { parameter: 'premiumBy', equals: 'distance' };

const fields: RecordField[] = [
  { key: 'rooms', name: { zh: '客房数', en: 'Rooms' }, type: 'number', unit: '', bounds: [0, null] },
  { key: 'occupancy', name: { zh: '入住率', en: 'Occupancy' }, type: 'number', unit: '', bounds: [0, 1] },
  ...priceFields(
    { key: 'roomRate', name: { zh: '房价', en: 'Room rate' }, type: 'number', unit: '元', bounds: [0, null] },
    { key: 'comparableRoomRate', name: { zh: '可比房价', en: 'Comparable room rate' } },
  ),
  {
    key: 'premium',
    name: { zh: '溢价率', en: 'Premium' },
    type: 'number',
    unit: '',
    bounds: [0, 1],
    help: {
      zh: '溢价依据为各酒店的溢价率时必填',
      en: 'Needed where the premium is that of each hotel',
    },
    optional: true,
    requiredWhen: { parameter: 'premiumBy', equals: 'given' },
  },
];

const files: FileInput[] = [
  ...premisesInputs(
    { key: 'hotels', name: { zh: '酒店', en: 'Hotels' } },
    {
      key: 'hotelTable',
      name: { zh: '酒店统计', en: 'Hotel table' },
      rowName: { zh: '酒店', en: 'Name' },
    },
    fields,
    [
      {
        ...distanceField,
        help: {
          zh: '溢价依据为到景观的距离时必填',
          en: 'Needed where the premium follows from the distance',
        },
        optional: true,
        requiredWhen: byDistance,
      },
    ],
    [...compared('rooms', [5, 5000]), ...compared('roomRate', [30, 10_000])],
  ),
  ...landscapeInputs(byDistance),
];

const parameters: Parameter[] = [
  sourceChoice({ zh: '酒店点或面', en: 'Points or polygons' }, { zh: '统计表', en: 'Table' }),
  {
    kind: 'choice',
    key: 'premiumBy',
    name: { zh: '溢价依据', en: 'Premium' },
    options: [
      { value: 'given', name: { zh: '各酒店的溢价率', en: 'Given for each hotel' } },
      { value: 'distance', name: { zh: '到景观的距离', en: 'By distance to the landscape' } },
    ],
    default: 'given',
  },
  ...landscapeParameters(byDistance),
  { ...premiumSteps, visibleWhen: byDistance },
  {
    kind: 'plain',
    key: 'daysPerYear',
    name: { zh: '年营业天数', en: 'Days per year' },
    default: 365,
    min: 1,
    max: 366,
    unit: 'd',
  },
];

/** Model 22: what a landscape adds to the price of hotel rooms. */
export const definition: ModelDefinition = {
  ...catalogue['hotel-premium'],
  files,
  parameters,
  linear: [{ parameter: 'daysPerYear' }],
  outputs: premiumOutputs(
    { key: 'roomNights', name: { zh: '间夜数', en: 'Room-nights' }, unit: 'room-nights' },
    byDistance,
  ),
  references: [
    from(sources.premiumPractice, '公式，没有公开规则', 'formula; no published rule'),
    from(sources.own, '间夜数、按距离的溢价', 'room-nights, premium by distance'),
  ],
};
