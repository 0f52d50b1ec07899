import { describe, expect, it } from 'vitest';
import { needsRun } from './needs-run';
import { sampleDefinition } from './testing/sample-setup';

const parameter = (key: string) => {
  const found = sampleDefinition.parameters.find((one) => one.key === key);
  if (found === undefined) throw new Error(`there is no parameter ${key}`);
  return found;
};

describe('what counts only in the next run', () => {
  it('is every parameter that is not listed', () => {
    expect(needsRun({}, parameter('share'), {})).toBe('all');
    expect(needsRun({ linear: [{ parameter: 'share' }] }, parameter('share'), {})).toBeNull();
  });

  it('is a listed one while its condition does not hold', () => {
    const linear = [{ parameter: 'share', when: { parameter: 'method', equals: 'rate' } }];
    expect(needsRun({ linear }, parameter('share'), { method: 'npp' })).toBe('all');
    expect(needsRun({ linear }, parameter('share'), { method: 'rate' })).toBeNull();
  });

  it('is the columns of a table that are not listed', () => {
    const linear = [{ parameter: 'rates', columns: ['so2'] }];
    const names = needsRun({ linear }, parameter('rates'), {});
    expect(names).toEqual([{ zh: '氮氧化物', en: 'Nitrogen oxides' }]);
    const both = [{ parameter: 'rates', columns: ['so2', 'nox'] }];
    expect(needsRun({ linear: both }, parameter('rates'), {})).toBeNull();
  });
});
