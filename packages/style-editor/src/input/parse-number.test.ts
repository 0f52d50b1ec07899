import fc from 'fast-check';
import { limits } from '@gep/map-engine/model';
import { describe, expect, it } from 'vitest';
import { editedNumber, parseNumber, stepNumber } from './parse-number';

describe('parseNumber', () => {
  it.each([
    ['12', 12],
    [' 0.5 ', 0.5],
    ['0,5', 0.5],
    ['１２．５', 12.5],
    ['１２，５', 12.5],
    ['１２。５', 12.5],
    ['－3', -3],
    ['−3', -3],
    ['＋３', 3],
    ['1e3', 1000],
    ['１Ｅ－３', 0.001],
    ['.25', 0.25],
    ['1,234', 1234],
    ['0,125', 0.125],
    ['1,234,567.8', 1234567.8],
    ['1.234.567,8', 1234567.8],
    ['1.234', 1.234],
    ['12 500', 12500],
    ['12\u202f500', 12500],
    ["1'234'567", 1234567],
  ])('reads %j as %d', (text, value) => expect(parseNumber(text)).toBe(value));

  it.each(['', '-', 'abc', '1.2.3', 'Infinity', '1 2', '1,23,456', '1e', '一二', '1,234 567', '0x10'])(
    'refuses %j',
    (text) => expect(parseNumber(text)).toBeNull(),
  );

  it('reads every number as the field shows it', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(parseNumber(editedNumber(value))).toBe(value + 0);
      }),
    );
  });
});

describe('stepNumber', () => {
  it('steps without binary dust and stops at the bounds', () => {
    expect(stepNumber(0.2, 0.1, 1, 0, 1)).toBe(0.3);
    expect(stepNumber(0.1 + 0.2, 0.1, 1, 0, 1)).toBe(0.4);
    expect(stepNumber(1, 0.01, 1, 0, 1)).toBe(1);
    expect(stepNumber(1, 1, -1, 1, 100)).toBe(1);
    expect(stepNumber(2e-7, 1e-7, 1, 0, 1)).toBe(3e-7);
    expect(stepNumber(3, 1, 10, 1, 100)).toBe(13);
  });

  it('goes from between two steps to the next one', () => {
    expect(stepNumber(9.5, 1, -1, 1, 100)).toBe(9);
    expect(stepNumber(9.5, 1, 1, 1, 100)).toBe(10);
  });

  const bounds = fc.constantFrom(...Object.values(limits));
  const by = fc.constantFrom(1, -1, 10, -10);
  it('stays inside the bounds and on the grid, and goes on', () => {
    fc.assert(
      fc.property(
        bounds,
        by,
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ min, max, step }, steps, share) => {
          const value = min + share * (max - min);
          const next = stepNumber(value, step, steps, min, max);
          expect(next).toBeGreaterThanOrEqual(min);
          expect(next).toBeLessThanOrEqual(max);
          const end = steps > 0 ? max : min;
          if (value !== end) expect(Math.sign(next - value)).toBe(Math.sign(steps));
          if (next !== min && next !== max)
            expect(Number((Math.round(next / step) * step).toFixed(2))).toBe(next);
        },
      ),
    );
  });
});
