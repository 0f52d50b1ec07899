import { describe, expect, it } from 'vitest';
import { percentText } from './percent-text';

describe('a part in percent', () => {
  it('has two decimals, and a sign where it is a change', () => {
    expect(percentText(0.6725)).toBe('67.25 %');
    expect(percentText(0.0436, true)).toBe('+4.36 %');
    expect(percentText(-0.0436, true)).toBe('−4.36 %');
    expect(percentText(0, true)).toBe('0.00 %');
  });

  it('that two decimals cannot show is named as less, never written with an exponent', () => {
    expect(percentText(0.00000463)).toBe('< 0.01 %');
    expect(percentText(-0.00000463, true)).toBe('−< 0.01 %');
  });
});
