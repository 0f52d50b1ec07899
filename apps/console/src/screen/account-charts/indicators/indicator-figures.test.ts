import type { AccountIndicators, AreaIndicators } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import i18n from '../../../message';
import { districtFigures, serviceFigures, wholeFigures } from './indicator-figures';

const wording = { t: i18n.getFixedT('zh-CN'), language: 'zh-CN' };

const area = (name: string, population: number | null): AreaIndicators => ({
  ...{ code: name, name, areaKm2: 124_000, atComparable: 1.8e12 },
  current: { gep: 2e12, population, gdp: 4e12 },
  comparable: { gep: 1.6e12, population: null, gdp: null },
});

const indicators: AccountIndicators = {
  ...{ year: '2020', level: 'city', levels: ['city'], source: '' },
  whole: area('', 4e7),
  districts: [area('福州市', null)],
  services: [
    {
      ...{
        modelId: '5',
        name: '固碳',
        group: 'regulation',
        current: 5e11,
        comparable: 4e11,
        atComparable: 4.4e11,
      },
    },
    {
      ...{
        modelId: '6',
        name: '气候调节',
        group: 'regulation',
        current: 15e11,
        comparable: null,
        atComparable: null,
      },
    },
  ],
};

describe('indicators on the screen', () => {
  it('have their formula with its values', () => {
    const { rows } = wholeFigures(indicators, wording);
    expect(rows[0]).toEqual([
      ...['人均 GEP', '5.00 万元/人', '缺少：人口', 'GEP 20\u2009000.00 亿元 ÷ 人口 4\u2009000.00 万人'],
    ]);
    expect(rows[2].slice(0, 2)).toEqual(['GEP/GDP', '0.50']);
    expect(rows[3].slice(0, 3)).toEqual(['增长率（现价）', '25.00 %', null]);
  });

  it('have formulas with all money in one unit', () => {
    const whole = { ...indicators.whole, current: { gep: 2e12, population: 1, gdp: 4e7 } };
    expect(wholeFigures({ ...indicators, whole }, wording).rows[2].at(-1)).toBe(
      'GEP 20\u2009000.00 亿元 ÷ GDP 0.40 亿元',
    );
  });

  it('show where they come from: the total of the year and the area, or the service', () => {
    const value = { id: 'totalGep', output: 'value' };
    const whole = wholeFigures(indicators, wording);
    expect(whole.originOf?.(0, 1)).toEqual({ ...value, compareFlag: 0 });
    expect(whole.originOf?.(1, 2)).toEqual({ ...value, compareFlag: 1 });
    // People are missing for the comparable year.
    expect(whole.originOf?.(0, 2)).toBeUndefined();
    expect(whole.originOf?.(0, 3)).toBeUndefined();
    const districts = districtFigures(indicators, wording);
    expect(districts.originOf?.(0, 1)).toBeUndefined();
    expect(districts.originOf?.(0, 2)).toEqual({ ...value, compareFlag: 0, level: 'city', code: '福州市' });
    expect(serviceFigures(indicators, wording).originOf?.(1, 1)).toMatchObject({ id: '6' });
  });

  it('name what is missing in the place of a figure', () => {
    expect(districtFigures(indicators, wording).rows[0].slice(0, 2)).toEqual(['福州市', '缺少：人口']);
  });

  it('are shares of the total and of the group, and growth where both years have a value', () => {
    const { rows } = serviceFigures(indicators, wording);
    expect(rows[0]).toEqual(['固碳', '25.00 %', '25.00 %', '25.00 %', '10.00 %']);
    expect(rows[1]).toEqual(['气候调节', '75.00 %', '75.00 %', null, null]);
  });
});
