import { describe, expect, test } from 'vitest';
import { screenExact, screenNumber, screenRange } from './screen-number';

/** Thin spaces as underscores, so that they can be read here. */
const seen = (text: string) => text.replaceAll('\u2009', '_');
const minus = '\u2212';

describe('numbers on the screen', () => {
  test.each([
    [0, '0.00'],
    [999.5, '999.50'],
    [1181127.0638, '1_181_127.06'],
    [-4567.891, `${minus}4_567.89`],
    [0.00012, '1.20e-4'],
  ])('%d is shown as %s', (value, text) => {
    expect(seen(screenNumber(value))).toBe(text);
  });

  test('whole numbers of whole-number fields carry no decimals', () => {
    expect(seen(screenNumber(96397, 'INT8'))).toBe('96_397');
  });

  test('wide classes drop decimals at both edges, narrow ones keep them', () => {
    expect(seen(screenRange(1181127.06, 1410249.41))).toBe('1_181_127 \u2013 1_410_249');
    expect(seen(screenRange(1181127.06, 1181900.5))).toBe('1_181_127.06 \u2013 1_181_900.50');
    expect(seen(screenRange(1, 857.86, 'INT8'))).toBe('1 \u2013 857.86');
    expect(seen(screenRange(857.86, 3314.71, 'INT8'))).toBe('858 \u2013 3_315');
    expect(seen(screenRange(-3.4028234663852886e38, 0))).toBe(`${minus}3.40e+38 \u2013 0.00`);
    expect(seen(screenRange(-0.4, 1213.39))).toBe('0 \u2013 1_213');
    expect(seen(screenRange(-1213.5, -0.25))).toBe(`${minus}1_213 \u2013 0`);
    expect(seen(screenRange(0, 0.5))).toBe('0.00 \u2013 0.50');
  });

  test.each([
    [1234567.25, '1_234_567.25'],
    [0.1 + 0.2, '0.3'],
    [-40, `${minus}40`],
    [0.0000042, '4.2e-6'],
    [0, '0'],
    [6.02e23, '6.02e+23'],
  ])('%d keeps its digits: %s', (value, text) => {
    expect(seen(screenExact(value))).toBe(text);
  });
});
