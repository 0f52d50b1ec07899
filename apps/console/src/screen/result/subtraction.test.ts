import { describe, expect, it } from 'vitest';
import { readSubtracted, subtractable, subtractionFault } from './subtraction';
import { sampleModels } from './testing/sample-models';

const both = { enterCurrentYear: true, enterComparableYear: true };
const models = sampleModels.map((model) => ({ ...model, compareFlags: [0 as const, 1 as const] }));
const [gep, water, runoff, , , carbon] = models;
const now = (model: (typeof models)[number]) => ({ model, compareFlag: 0 as const });
const then = (model: (typeof models)[number]) => ({ model, compareFlag: 1 as const });

describe('what can be subtracted', () => {
  it('is another result of the same unit', () => {
    expect(subtractionFault(5, now(water), then(water))).toBeNull();
    expect(subtractionFault(5, now(water), now(carbon))).toBeNull();
    expect(subtractionFault(5, now(water), now(water))).toBe('same');
    expect(subtractionFault(5, now(water), now(runoff))).toBe('unit');
    expect(subtractionFault(5, now(water), now(gep))).toBe('missing');
    expect(subtractionFault(3, now(water), now(gep))).toBeNull();
    expect(subtractionFault(3, now(water), then({ ...gep, compareFlags: [] as never }))).toBe('missing');
  });

  it('is listed with the other year first, without a year that is off', () => {
    const names = (settings: typeof both) =>
      subtractable(5, now(water), models, settings).map(({ model, compareFlag }) => [model.id, compareFlag]);
    expect(names(both)).toEqual([
      ['water', 1],
      ['carbon', 0],
      ['carbon', 1],
    ]);
    expect(names({ ...both, enterComparableYear: false })).toEqual([['carbon', 0]]);
  });

  it('is read from an address', () => {
    expect(readSubtracted('1:water', 5, now(water), models)).toEqual(then(water));
    for (const text of [null, '', '0:water', '2:water', '1:gone', '0:runoff'])
      expect(readSubtracted(text, 5, now(water), models)).toBeNull();
  });
});
