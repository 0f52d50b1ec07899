import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as base64 from './base64';

const platforms = ['Buffer', 'setFromBase64', 'table'] as const;

/** The module as it is where only this platform's way of reading base64 exists. */
async function on(platform: (typeof platforms)[number]): Promise<typeof base64> {
  const node = Buffer;
  vi.resetModules();
  if (platform !== 'Buffer') vi.stubGlobal('Buffer', undefined);
  if (platform === 'setFromBase64') {
    // As the standard has it: white space passed over, anything else unknown refused (tc39/proposal-arraybuffer-base64).
    Object.defineProperty(Uint8Array.prototype, 'setFromBase64', {
      configurable: true,
      value(this: Uint8Array, text: string) {
        if (!/^[\w+/\s]*={0,2}$/.test(text) || /[-_]/.test(text)) throw new SyntaxError('base64');
        const bytes = node.from(text, 'base64');
        this.set(bytes);
        return { written: bytes.length };
      },
    });
  }
  return import('./base64');
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete (Uint8Array.prototype as { setFromBase64?: unknown }).setFromBase64;
});

describe.each(platforms)('base64 by %s', (platform) => {
  it('gives back the bytes that Node encoded, padded, bare, broken into lines or for addresses', async () => {
    const node = Buffer;
    const { decodeBase64, encodeBase64 } = await on(platform);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const text = node.from(bytes).toString('base64');
        expect(encodeBase64(bytes)).toBe(text);
        for (const form of [
          text,
          text.replace(/=+$/, ''),
          // PostgreSQL breaks its base64 every 76 characters.
          text.replace(/.{76}/g, '$&\n'),
          node.from(bytes).toString('base64url'),
        ]) {
          expect(decodeBase64(form)).toEqual(bytes);
        }
      }),
    );
  });

  it('names the first character that is none of the alphabet', async () => {
    const { decodeBase64 } = await on(platform);
    for (const [text, at] of [
      ['AAE*', 'character 3'],
      ['AA=AAAAA', 'character 2'],
      ['中AAA', 'character 0'],
      ['AAAAA', 'character 5'],
    ]) {
      expect(() => decodeBase64(text), text).toThrow(expect.objectContaining({ code: 'base64-invalid', at }));
    }
  });

  it('lends memory that the next text may write over, and reads a text larger than any before', async () => {
    const { borrowBase64 } = await on(platform);
    const long = borrowBase64('AQID'.repeat(500_000));
    expect([long.length, long.view.getUint8(1_499_999)]).toEqual([1_500_000, 3]);
    expect(borrowBase64('BAU=').length).toBe(2);
  });
});
