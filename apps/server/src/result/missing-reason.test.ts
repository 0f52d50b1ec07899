import { expect, it } from 'vitest';
import { missingReason } from './missing-reason';

const none = { count: 0 };

it.each([
  ['it has a valid cell', null, { count: 1 }, { cells: 4, reached: true, others: [] }],
  ['it is between the centres of cells', 'small', none, { cells: 0, reached: true, others: [none] }],
  [
    'another service has values there',
    'no-data',
    none,
    { cells: 4, reached: true, others: [none, { count: 2 }] },
  ],
  ['nothing is accounted there', 'outside', none, { cells: 4, reached: true, others: [none] }],
  ['it is off the grid', 'outside', none, { cells: 0, reached: false, others: [none] }],
] as const)('a region where %s: %s', (_where, reason, zone, place) => {
  expect(missingReason(zone, place)).toBe(reason);
});
