import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesSource } from './byte-source';
import type { ByteRange } from './byte-runs';
import { byteRuns } from './byte-runs';

const bytes = Uint8Array.from({ length: 2_000_000 }, (_, i) => (i * 31) >> 3);

function counting() {
  const requests: ByteRange[] = [];
  const source = bytesSource(bytes);
  return {
    requests,
    source: {
      ...source,
      read: (offset: number, length: number) => {
        requests.push({ offset, length });
        return source.read(offset, length);
      },
    },
  };
}

test('neighbours are read at once in any order of requests; distant ranges apart', async () => {
  const { requests, source } = counting();
  const { read } = byteRuns(source, [
    { offset: 1000, length: 500 },
    { offset: 0, length: 900 },
    { offset: 1_000_000, length: 10 },
  ]);
  expect(requests).toEqual([]);
  expect(await read(0)).toEqual(bytes.subarray(1000, 1500));
  expect(await read(2)).toEqual(bytes.subarray(1_000_000, 1_000_010));
  expect(await read(1)).toEqual(bytes.subarray(0, 900));
  expect(requests).toEqual([
    { offset: 0, length: 1500 },
    { offset: 1_000_000, length: 10 },
  ]);
});

test('every range gives its bytes, once, and no request is long for small ranges', async () => {
  const ranges = fc.array(
    fc.record({
      offset: fc.integer({ min: 0, max: bytes.length + 100 }),
      length: fc.integer({ min: 0, max: 90_000 }),
    }),
    { minLength: 1, maxLength: 40 },
  );
  await fc.assert(
    fc.asyncProperty(ranges, async (wanted) => {
      const { requests, source } = counting();
      const { read } = byteRuns(source, wanted);
      const got = await Promise.all(wanted.map((_, i) => read(i)));
      got.forEach((part, i) => {
        const { offset, length } = wanted[i];
        expect(Buffer.compare(part, bytes.subarray(offset, offset + length))).toBe(0);
      });
      expect(requests.length).toBeLessThanOrEqual(wanted.length);
      for (const { length } of requests) expect(length).toBeLessThanOrEqual(512 * 1024);
    }),
    { numRuns: 30 },
  );
});

test('quick reads take the memory of ranges that are done with, and bytes before that stay', async () => {
  const memories = new Set<ArrayBufferLike>();
  const source = {
    ...bytesSource(bytes),
    readInto: async (offset: number, into: Uint8Array) => {
      memories.add(into.buffer);
      const got = bytes.subarray(offset, offset + into.length);
      into.set(got);
      return into.subarray(0, got.length);
    },
  };
  const ranges = Array.from({ length: 60 }, (_, i) => ({ offset: i * 40_000, length: 20_000 }));
  const { read, release } = byteRuns(source, ranges);
  for (let i = 0; i < ranges.length; i += 2) {
    const pair = await Promise.all([read(i), read(i + 1)]);
    pair.forEach((got, k) => {
      const { offset, length } = ranges[i + k];
      expect(Buffer.compare(got, bytes.subarray(offset, offset + length))).toBe(0);
      release(i + k);
    });
  }
  expect(memories.size).toBe(2);
});
