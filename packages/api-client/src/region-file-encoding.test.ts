import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRegionFile, encodeRegionFile } from './region-file-encoding';

const fromHex = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

describe('the wire encoding of region files', () => {
  it('gives the first block of NIST SP 800-38A F.1.1 (ECB-AES128), then one block of padding', () => {
    const key = fromHex('2b7e151628aed2a6abf7158809cf4f3c');
    const encoded = encodeRegionFile(fromHex('6bc1bee22e409f96e93d7e117393172a'), key);
    expect(Buffer.from(encoded.subarray(0, 16)).toString('hex')).toBe('3ad77bb40d7a3660a89ecaf32466ef97');
    expect(encoded.length).toBe(32);
  });

  it('equals OpenSSL and can be undone', () => {
    const keys = fc
      .constantFrom(16, 24, 32)
      .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), keys, (bytes, key) => {
        const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null);
        const expected = Buffer.concat([cipher.update(bytes), cipher.final()]);
        const encoded = encodeRegionFile(bytes, key);
        expect(Buffer.from(encoded).equals(expected)).toBe(true);
        expect(decodeRegionFile(encoded, key)).toEqual(bytes);
      }),
    );
  });

  it('refuses keys of other lengths and foreign bytes', () => {
    expect(() => encodeRegionFile(new Uint8Array(1), new Uint8Array(8))).toThrow(RangeError);
    expect(() => decodeRegionFile(new Uint8Array(15), new Uint8Array(16))).toThrow();
  });
});
