import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterCount, codeAt, codeName, placeOf, readCode } from './characters';

describe('character library', () => {
  it('holds ASCII 32 to 126 and the Chinese characters 19968 to 40869', () => {
    expect(characterCount).toBe(126 - 32 + 1 + 40869 - 19968 + 1);
    expect(codeAt(0)).toBe(32);
    expect(String.fromCodePoint(codeAt(94))).toBe('~');
    expect(String.fromCodePoint(codeAt(95))).toBe('一');
    expect(codeAt(characterCount - 1)).toBe(40869);
    expect(() => codeAt(characterCount)).toThrow(RangeError);
  });

  it('knows the place of every character, and of no other', () => {
    fc.assert(fc.property(fc.nat(characterCount - 1), (place) => placeOf(codeAt(place)) === place));
    expect([31, 127, 19967, 40870].map(placeOf)).toEqual([-1, -1, -1, -1]);
  });

  it('finds by character and by code, decimal or hexadecimal', () => {
    const codes = ['林', ' 林 ', '26519', 'U+6797', 'u+6797', '0x6797', '679A', '7'].map(readCode);
    expect(codes).toEqual([26519, 26519, 26519, 26519, 26519, 26519, 0x679a, 55]);
    expect(['', '  ', 'forest', '森林'].map(readCode)).toEqual([null, null, null, null]);
    expect(codeName(26519)).toBe('U+6797');
    expect(codeName(33)).toBe('U+0021');
  });
});
