import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streamZlib } from './deflate';
import { nodeZlib } from './node-zlib';

const ways = [
  ['streams of the platform', streamZlib],
  ["Node's zlib", nodeZlib],
] as const;
const contents = fc.oneof(
  fc.uint8Array({ maxLength: 3000 }),
  // Packs well: much comes out of little.
  fc
    .tuple(fc.nat(255), fc.integer({ min: 1, max: 20_000 }))
    .map(([byte, size]) => new Uint8Array(size).fill(byte)),
);

test.each(ways)('%s: what was packed is unpacked, as far as it is wanted', async (_, zlib) => {
  await fc.assert(
    fc.asyncProperty(contents, fc.double({ min: 0, max: 1.2, noNaN: true }), async (bytes, share) => {
      const wanted = Math.ceil(bytes.length * share);
      expect(await zlib.inflate(deflateSync(bytes), wanted)).toEqual(bytes.subarray(0, wanted));
      for (const quick of [false, true])
        expect(await zlib.inflate(await zlib.deflate(bytes, quick), bytes.length)).toEqual(bytes);
    }),
    { numRuns: 40 },
  );
});

test.each(ways)('%s: a bomb gives no more than is wanted', async (_, zlib) => {
  const bomb = deflateSync(new Uint8Array(50_000_000));
  expect(await zlib.inflate(bomb, 1000)).toEqual(new Uint8Array(1000));
});

test.each(ways)('%s: broken streams give what came out before, or less', async (_, zlib) => {
  const bytes = Uint8Array.from({ length: 2000 }, (_unused, i) => (i * i) >> 4);
  const packed = new Uint8Array(deflateSync(bytes));
  const cut = await zlib.inflate(packed.subarray(0, packed.length >> 1), bytes.length);
  expect(cut.length).toBeLessThan(bytes.length);
  expect(cut).toEqual(bytes.subarray(0, cut.length));
  expect(await zlib.inflate(Uint8Array.of(1, 2, 3), 10)).toHaveLength(0);
  expect(await zlib.inflate(new Uint8Array(0), 10)).toHaveLength(0);
});

test.each(ways)('%s: quick packing still takes runs together', async (_, zlib) => {
  expect((await zlib.deflate(new Uint8Array(100_000), true)).length).toBeLessThan(1000);
});

test('quick packing saves much of runs, and too little of noise', () => {
  let noise = 1;
  const bytes = Uint8Array.from(
    { length: 100_000 },
    () => (noise = Math.imul(noise, 1664525) + 1013904223) >>> 24,
  );
  expect(nodeZlib.quickSaves(bytes)).toBe(false);
  expect(nodeZlib.quickSaves(new Uint8Array(100_000))).toBe(true);
});
