import { describe, expect, it } from 'vitest';
import { indicatorKeys, indicatorOf, indicatorOperands } from './indicator-values';
import type { IndicatorFigures } from './indicator-values';

/** Fujian-like: 2 万亿元, 12.4 万 km², 4,000 万 people, 4 万亿元 GDP. */
const figures: IndicatorFigures = {
  gep: 2e12,
  areaKm2: 124_000,
  population: 4e7,
  gdp: 4e12,
  comparable: 1.6e12,
  atComparable: 1.8e12,
};

describe('an indicator', () => {
  it.each([
    ['perHead', 50_000],
    ['perKm2', 2e12 / 124_000],
    ['toGdp', 0.5],
    ['growth', 0.25],
    ['realGrowth', 0.125],
  ] as const)('%s is its operands divided', (key, expected) => {
    const { value, missing } = indicatorOf(key, figures);
    expect(value).toBeCloseTo(expected, 9);
    expect(missing).toEqual([]);
  });

  it.each(indicatorKeys)('%s names each operand that is missing, and has no figure then', (key) => {
    const [over, under] = indicatorOperands[key];
    expect(indicatorOf(key, { ...figures, [over]: null })).toEqual({ value: null, missing: [over] });
    expect(indicatorOf(key, { ...figures, [under]: null })).toEqual({ value: null, missing: [under] });
    expect(indicatorOf(key, { ...figures, [under]: 0 })).toEqual({ value: null, missing: [under] });
    expect(indicatorOf(key, { ...figures, [over]: null, [under]: null }).missing).toEqual([over, under]);
    expect(indicatorOf(key, { ...figures, [over]: 0 }).value).not.toBeNull();
  });

  it('has not grown where figures differ by their rounding alone', () => {
    const same = { gep: 0.1 + 0.2, areaKm2: 1, population: 1, gdp: 1, comparable: 0.3, atComparable: 0.3 };
    expect(indicatorOf('growth', same).value).toBe(0);
  });
});
