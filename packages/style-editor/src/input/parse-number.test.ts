import { describe, expect, it } from 'vitest';
import { parseNumber, stepNumber } from './parse-number';

describe('parseNumber', () => {
  it.each([
    ['12', 12],
    [' 0.5 ', 0.5],
    ['0,5', 0.5],
    ['１２．５', 12.5],
    ['－3', -3],
    ['1e3', 1000],
    ['.25', 0.25],
  ])('reads %j as %d', (text, value) => expect(parseNumber(text)).toBe(value));

  it.each(['', '-', 'abc', '1.2.3', 'Infinity', '1 2'])('refuses %j', (text) =>
    expect(parseNumber(text)).toBeNull(),
  );
});

describe('stepNumber', () => {
  it('steps without binary dust and stops at the bounds', () => {
    expect(stepNumber(0.2, 0.1, 1, 0, 1)).toBe(0.3);
    expect(stepNumber(1, 0.01, 1, 0, 1)).toBe(1);
    expect(stepNumber(1, 1, -1, 1, 100)).toBe(1);
    expect(stepNumber(9.5, 1, -1, 1, 100)).toBe(9);
  });
});
