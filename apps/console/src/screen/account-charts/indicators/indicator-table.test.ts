import type { AccountIndicators, IndicatorInput } from '@gep/api-client/contract';
import { describe, expect, it } from 'vitest';
import { inputRows, inputsOf } from './indicator-table';

const area = (code: string, name: string) => ({ code, name });
const indicators = {
  whole: area('', 'GEP'),
  districts: [area('1', '福州市'), area('2', '厦门市')],
} as unknown as AccountIndicators;
const saved: IndicatorInput[] = [
  { compareFlag: 0, districtCode: '', population: 41_610_000, gdp: 4.39e12 },
  { compareFlag: 1, districtCode: '2', population: null, gdp: 6.004e11 },
  { compareFlag: 0, districtCode: '350102', population: 1, gdp: null },
];
const t = ((key: string) => key) as never;

describe('the table of people and GDP', () => {
  it('counts as yearbooks do, and gives back what was saved', () => {
    const rows = inputRows(indicators, saved, t);
    expect(rows[0]).toMatchObject({ name: 'change.indicators.whole', population0: '4161', gdp0: '43900' });
    expect(rows[2]).toMatchObject({ name: '厦门市', population1: '', gdp1: '6004' });
    const numbers = inputsOf(rows, saved).filter(({ population, gdp }) => population ?? gdp);
    expect(numbers).toEqual(expect.arrayContaining(saved));
    expect(numbers).toHaveLength(saved.length);
  });

  it('keeps the numbers of districts of other levels', () => {
    const empty = inputRows(indicators, [], t);
    expect(inputsOf(empty, saved)).toContainEqual(saved[2]);
    expect(inputsOf(empty, saved)).not.toContainEqual(saved[0]);
  });
});
