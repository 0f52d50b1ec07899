import { describe, expect, it } from 'vitest';
import { commonUnit, groupedDigits, popupText, quantity, screenNumber, shownUnit } from './unit';

const thin = '\u2009';

describe('shownUnit', () => {
  it.each([
    ['元', 2.5e8, 'zh-CN', { factor: 1e8, unit: '亿元' }],
    ['元', 99_999_999, 'zh-CN', { factor: 1e4, unit: '万元' }],
    ['万元', 1_410_249, 'zh-CN', { factor: 1e4, unit: '亿元' }],
    ['万元', 12, 'zh-CN', { factor: 1, unit: '万元' }],
    ['万元', 0.5, 'zh-CN', { factor: 1e-4, unit: '元' }],
    ['万元', 1_410_249, 'en', { factor: 1e5, unit: 'bn CNY' }],
    ['10,000 CNY', 1_410_249, 'en', { factor: 1e5, unit: 'bn CNY' }],
    ['10,000 CNY', 12, 'zh-CN', { factor: 1, unit: '万元' }],
    ['元', 9_999, 'zh-CN', { factor: 1, unit: '元' }],
    ['元/hm²', 20_000, 'zh-CN', { factor: 1e4, unit: '万元/hm²' }],
    ['元', 3e6, 'en', { factor: 1e6, unit: 'mn CNY' }],
    ['元', 300_000, 'en', { factor: 1e3, unit: 'k CNY' }],
    ['元/t', 5_300, 'en', { factor: 1, unit: 'CNY/t' }],
    ['CNY', 12, 'en', { factor: 1, unit: 'CNY' }],
    ['t', 99_999_999, 'zh-CN', { factor: 1e4, unit: '万 t' }],
    ['t', 999_999, 'zh-CN', { factor: 1, unit: 't' }],
    ['t', 9_999_999, 'en', { factor: 1, unit: 't' }],
    ['t', 68_800_038, 'en', { factor: 1e6, unit: 'mn t' }],
    ['t', 5e9, 'zh-CN', { factor: 1e8, unit: '亿 t' }],
    ['人', 4e7, 'zh-CN', { factor: 1e4, unit: '万人' }],
    ['people', 4e8, 'en', { factor: 1e6, unit: 'mn people' }],
    ['m³', 5e9, 'en', { factor: 1e9, unit: 'bn m³' }],
    ['', 5e9, 'zh-CN', { factor: 1, unit: '' }],
  ])('%s up to %d in %s', (unit, largest, language, expected) =>
    expect(shownUnit(unit, largest, language)).toEqual(expected),
  );
});

describe('the unit of a column', () => {
  it.each([
    // The smallest value has two decimals in it, so that all rows can be compared.
    ['元', [1.14e11, 488_200, null, 0], 'zh-CN', '万元'],
    ['元', [1.14e11, 488_200], 'en', 'mn CNY'],
    ['元', [4_820_000, 865], 'en', 'k CNY'],
    ['元', [2.5e9, 3e8], 'zh-CN', '亿元'],
    ['元', [2.5e9, 3e8], 'en', 'bn CNY'],
    ['元', [2.5e9, 60], 'en', 'k CNY'],
    // Dust that no unit shows does not count.
    ['元', [2.5e9, 1e-7], 'zh-CN', '亿元'],
    ['m³', [12_615_039.78, 2.57574e9], 'en', 'bn m³'],
    ['m³', [1_615_039.78, 2.57574e9], 'en', 'mn m³'],
    ['m³', [12, 2.57574e9], 'en', 'm³'],
    ['t', [1_200, 68_800_038.48], 'zh-CN', '万 t'],
    ['', [5, 1e12], 'en', ''],
    ['元', [null], 'zh-CN', '元'],
  ])('%s of %j in %s', (unit, values, language, expected) =>
    expect(commonUnit(unit, values, language).unit).toBe(expected),
  );
});

describe('numbers', () => {
  it('have two decimals, thin spaces between thousands, and a dash where they are missing', () => {
    expect(screenNumber(-1234.567)).toBe(`\u22121${thin}234.57`);
    expect(screenNumber(null)).toBe('--');
  });
  it('carry the unit that suits them', () => {
    expect(quantity(123_456_789, '元', 'zh-CN')).toEqual({
      value: '1.23',
      unit: '亿元',
      exact: `123${thin}456${thin}789 元`,
    });
    expect(quantity(null, '元', 'zh-CN')).toEqual({ value: '--', unit: '元', exact: '' });
  });
  it('are rounded in popups only beyond three decimals', () => {
    const tonnes = { factor: 1, unit: 't' };
    expect(popupText(1.2345, tonnes)).toBe('1.23 t');
    expect(popupText(1.234, tonnes)).toBe('1.234 t');
    expect(popupText(12_345_600, { factor: 1e4, unit: '万元' })).toBe(`1${thin}234.56 万元`);
    expect(popupText(5, { factor: 1, unit: '' })).toBe('5');
    expect(popupText(0.0001, tonnes)).toBe('1.00e-4 t');
  });
});

it.each([
  ['1234567.50', `1${thin}234${thin}567.50`],
  ['-12000', `-12${thin}000`],
  ['999', '999'],
  ['0.123456', '0.123456'],
  ['1e9', '1e9'],
  ['12,500', '12,500'],
  ['many', 'many'],
  ['', ''],
])('a typed %s has its thousands apart and keeps its digits: %s', (typed, shown) => {
  expect(groupedDigits(typed)).toBe(shown);
});
