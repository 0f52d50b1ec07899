import { expect, test } from 'vitest';
import { decodeLzw } from './lzw';

/** Codes of nine bits, the first bit of each first. */
function packed(codes: readonly number[]): Uint8Array {
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('');
  return Uint8Array.from(bits.match(/.{1,8}/g) ?? [], (byte) => parseInt(byte.padEnd(8, '0'), 2));
}

// TIFF 6.0, section 13: the strip 7 7 7 8 8 7 7 6 6 and its codes.
const example = packed([256, 7, 258, 8, 8, 258, 6, 6, 257]);

test('the example of the TIFF specification', () => {
  expect(decodeLzw(example, 9)).toEqual(Uint8Array.of(7, 7, 7, 8, 8, 7, 7, 6, 6));
});

test('as many bytes as are wanted, fewer where the data end', () => {
  expect(decodeLzw(example, 4)).toEqual(Uint8Array.of(7, 7, 7, 8));
  expect(decodeLzw(example, 20)).toHaveLength(9);
  expect(decodeLzw(example.subarray(0, 5), 9)).toEqual(Uint8Array.of(7, 7, 7, 8));
  expect(decodeLzw(new Uint8Array(0), 3)).toHaveLength(0);
});

test('a code may name the string that it is just making', () => {
  expect(decodeLzw(packed([256, 5, 258, 259, 257]), 6)).toEqual(new Uint8Array(6).fill(5));
});

test('a code that no string has ends the data', () => {
  expect(decodeLzw(packed([256, 5, 300, 6, 257]), 6)).toEqual(Uint8Array.of(5));
  expect(decodeLzw(packed([256, 258, 257]), 6)).toHaveLength(0);
});
