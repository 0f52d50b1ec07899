import type { TableCheck } from '../src/table-checks/table-check';
import type { CheckFixture } from './check-fixture';

const [north, south] = ['350101', '350102'];
const districts: TableCheck = { kind: 'districts', level: 'explain' };
const change: TableCheck = { kind: 'change', level: 'explain', field: 'quantity', most: 0.3 };
const magnitude: TableCheck = { kind: 'magnitude', level: 'explain', field: 'quantity' };
const usual: TableCheck = { ...magnitude, typical: [100, 5000] };
const range: TableCheck = { kind: 'range', level: 'explain', field: 'quantity', within: [100, 5000] };
const total: TableCheck = { kind: 'total', level: 'forced', field: 'quantity', parts: ['part'] };
const opening: TableCheck = { kind: 'opening', level: 'explain', field: 'opening', closing: 'quantity' };

export const checkFixtures: readonly CheckFixture[] = [
  {
    shows: 'every district has a row',
    checks: [districts],
    rows: [
      [north, '稻谷', 5],
      [south, '稻谷', 5],
    ],
    found: [],
  },
  {
    shows: 'a district has no row',
    checks: [districts],
    rows: [[north, '稻谷', 5]],
    found: [['districts', south]],
  },
  {
    shows: 'rows of one district do not stand for another one',
    checks: [districts],
    rows: [
      [south, '稻谷', 5],
      [south, '小麦', 5],
    ],
    found: [['districts', north]],
  },
  { shows: 'an empty table misses nothing yet', checks: [districts], rows: [], found: [] },

  {
    shows: 'a change of 30 % is allowed',
    checks: [change],
    rows: [
      [north, '稻谷', 130],
      [south, '稻谷', 70],
    ],
    before: [
      [north, '稻谷', 100],
      [south, '稻谷', 100],
    ],
    found: [],
  },
  {
    shows: 'a change of more than 30 % upwards',
    checks: [change],
    rows: [[north, '稻谷', 131]],
    before: [[north, '稻谷', 100]],
    found: [['change', 1]],
  },
  {
    shows: 'a change of more than 30 % downwards',
    checks: [change],
    rows: [[north, '稻谷', 69.9]],
    before: [[north, '稻谷', 100]],
    found: [['change', 1]],
  },
  {
    shows: 'a fall to nothing',
    checks: [change],
    rows: [[north, '稻谷', 0]],
    before: [[north, '稻谷', 12]],
    found: [['change', 1]],
  },
  {
    shows: 'something where nothing was',
    checks: [change],
    rows: [[north, '稻谷', 4]],
    before: [[north, '稻谷', 0]],
    found: [['change', 1]],
  },
  {
    shows: 'nothing where nothing was',
    checks: [change],
    rows: [[north, '稻谷', 0]],
    before: [[north, '稻谷', 0]],
    found: [],
  },
  {
    shows: 'a new product has no number of last year',
    checks: [change],
    rows: [[north, '茶叶', 900]],
    before: [[north, '稻谷', 100]],
    found: [],
  },
  {
    shows: 'the same product of another district is another one',
    checks: [change],
    rows: [[north, '稻谷', 900]],
    before: [[south, '稻谷', 100]],
    found: [],
  },
  {
    shows: 'an empty cell of last year compares with nothing',
    checks: [change],
    rows: [[north, '稻谷', 900]],
    before: [[north, '稻谷', null, 5]],
    found: [],
  },
  {
    shows: 'an empty cell of this year has not changed',
    checks: [change],
    rows: [[north, '稻谷', null, 5]],
    before: [[north, '稻谷', 100]],
    found: [],
  },
  {
    shows: 'small and large letters name the same product',
    checks: [change],
    rows: [[north, 'RICE', 900]],
    before: [[north, 'Rice', 100]],
    found: [['change', 1]],
  },
  {
    shows: 'signs that spreadsheets read as patterns are letters here',
    checks: [change],
    rows: [
      [north, '大豆*', 900],
      [north, '大?', 900],
      [south, '~豆', 900],
    ],
    before: [
      [north, '大豆子', 100],
      [north, '大豆*', 900],
      [north, '大米', 100],
      [south, '~豆', 100],
    ],
    found: [['change', 3]],
  },
  {
    shows: 'without a year before nothing has changed',
    checks: [change],
    rows: [[north, '稻谷', 900]],
    found: [],
  },

  {
    shows: 'kilograms in place of tonnes',
    checks: [magnitude, change],
    rows: [[north, '稻谷', 512_000]],
    before: [[north, '稻谷', 500]],
    found: [['magnitude', 1]],
  },
  {
    shows: 'ten thousand tonnes in place of tonnes',
    checks: [magnitude, change],
    rows: [[north, '稻谷', 0.052]],
    before: [[north, '稻谷', 500]],
    found: [['magnitude', 1]],
  },
  {
    shows: 'a tenfold number is in no other unit',
    checks: [magnitude, change],
    rows: [[north, '稻谷', 5000]],
    before: [[north, '稻谷', 500]],
    found: [['change', 1]],
  },
  {
    shows: 'without last year the usual range is plausible',
    checks: [usual, range],
    rows: [
      [north, '稻谷', 2.4],
      [south, '稻谷', 2400],
    ],
    found: [['magnitude', 1]],
  },
  {
    shows: 'last year counts before the usual range',
    checks: [usual],
    rows: [[north, '稻谷', 2.4]],
    before: [[north, '稻谷', 2.2]],
    found: [],
  },
  {
    shows: 'nothing is in no unit',
    checks: [magnitude],
    rows: [[north, '稻谷', 0]],
    before: [[north, '稻谷', 500]],
    found: [],
  },

  {
    shows: 'both ends of the usual range are in it',
    checks: [range],
    rows: [
      [north, '稻谷', 100],
      [south, '稻谷', 5000],
      [south, '小麦', 5000.5],
      [north, '小麦', 99],
    ],
    found: [
      ['range', 3],
      ['range', 4],
    ],
  },

  {
    shows: 'a total is the sum of the parts of its district',
    checks: [total],
    rows: [
      [north, '稻谷', 30, 10],
      [north, '小麦', null, 20],
      [south, '稻谷', 5, 5],
    ],
    found: [],
  },
  {
    shows: 'a total that is not the sum of its parts',
    checks: [total],
    rows: [
      [north, '稻谷', 31, 10],
      [north, '小麦', null, 20],
      [south, '稻谷', 5, 5],
    ],
    found: [['total', 1]],
  },
  {
    shows: 'a total may be rounded to 0.1 %',
    checks: [total],
    rows: [
      [north, '稻谷', 10_000, 9992],
      [south, '稻谷', 10_000, 9980],
    ],
    found: [['total', 2]],
  },

  {
    shows: 'an opening value is the closing value of last year',
    checks: [opening],
    rows: [
      [north, '稻谷', 1, null, 500],
      [south, '稻谷', 1, null, 510],
    ],
    before: [
      [north, '稻谷', 500],
      [south, '稻谷', 500],
    ],
    found: [['opening', 2]],
  },
  {
    shows: 'a year that is only compared with has no closing value for this one',
    checks: [opening],
    rows: [[north, '稻谷', 1, null, 510]],
    before: [[north, '稻谷', 500]],
    isOther: true,
    found: [],
  },
  {
    shows: 'rows have several findings, a field has one',
    checks: [districts, magnitude, change, range, opening],
    rows: [[north, '稻谷', 200_000, null, 90]],
    before: [[north, '稻谷', 200]],
    found: [
      ['districts', south],
      ['magnitude', 1],
      ['opening', 1],
    ],
  },
];
