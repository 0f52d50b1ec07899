import { describe, expect, it } from 'vitest';
import { isUnfinished, numberFault } from './check-number';

const width = { min: 1, max: 100, integer: false, optional: false };

describe('numberFault', () => {
  it.each([
    ['1', null],
    ['100', null],
    ['100.1', 'number.out-of-range'],
    ['０', 'number.out-of-range'],
    ['abc', 'number.invalid'],
    ['', 'number.invalid'],
  ])('says of %j for 1 to 100: %s', (text, fault) => expect(numberFault(text, width)).toBe(fault));

  it('knows whole numbers, open ends and fields that may be empty', () => {
    expect(numberFault('1.5', { ...width, integer: true })).toBe('number.not-integer');
    expect(numberFault('0', { ...width, max: Infinity })).toBe('number.below');
    expect(numberFault('101', { ...width, min: -Infinity })).toBe('number.above');
    expect(numberFault(' ', { ...width, optional: true })).toBeNull();
  });
});

describe('isUnfinished', () => {
  it.each(['', '-', '.', '-.', '1e', '1e-', '0', '0.', '0.9', '－'])('waits for more after %j', (text) =>
    expect(isUnfinished(text, width)).toBe(true),
  );
  it.each(['a', '101', '-5', '1.2.3', '50'])('does not after %j', (text) =>
    expect(isUnfinished(text, width)).toBe(false),
  );
});
