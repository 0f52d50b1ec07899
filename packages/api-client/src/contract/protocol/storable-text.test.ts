import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStorableText, unstorableAt } from './storable-text';

it('takes every text of whole characters without NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => isStorableText(text) === !text.includes('\0')),
  );
  expect(isStorableText('😀福建')).toBe(true);
});

it('refuses halves of surrogate pairs', () => {
  for (const text of ['\ud83d', 'a\ude00', '\ude00\ud83d']) expect(isStorableText(text)).toBe(false);
});

it('finds what cannot be stored at any depth, in names of fields too', () => {
  expect(unstorableAt({ a: [1, null, { b: 'x\0' }] })).toEqual(['a', '2', 'b']);
  expect(unstorableAt({ a: { 'b\0': 1 } })).toEqual(['a']);
  expect(unstorableAt({ a: 'x', b: [true, 2.5], c: new Uint8Array([0]) })).toBeNull();
});
