import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Field } from '../../model';
import { missingCount } from '../edit';
import { fieldStatistics } from '../index';

const field: Field = { name: 'v', type: 'REAL' };

it('counts what is not a number, whether the values are listed or only in a histogram', () => {
  const value = fc.oneof(fc.double(), fc.integer({ min: 0, max: 9 }), fc.constantFrom(null, undefined, NaN));
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1 }),
      fc.integer({ min: 1, max: 20 }),
      (values, maxUniqueValues) => {
        const rows = values.map((v) => ({ v }));
        const missing = values.filter((v) => !Number.isFinite(v)).length;
        expect(missingCount(fieldStatistics(rows, [field]))).toBe(missing);
        const cut = missingCount(fieldStatistics(rows, [field], { maxUniqueValues }));
        expect([missing, null]).toContain(cut);
      },
    ),
  );
});

it('is not known of a cut list without a histogram', () => {
  const statistics = fieldStatistics([{ v: 1 }, { v: 2 }], [field], { maxUniqueValues: 1 });
  expect(missingCount({ ...statistics, histogram: null })).toBeNull();
});
