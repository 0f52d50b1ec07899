import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openGeoTiff, readGeoTiff, writeCog } from '../node';
import type { CogFrame } from '../node';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-cog-'));
});
afterAll(() => rm(folder, { recursive: true }));

const frameOf = (width: number, height: number): CogFrame => ({
  width,
  height,
  transform: [100, 0, 500_000, 0, -100, 2_800_000],
  crs: 'EPSG:32650',
  noData: -9999,
});

async function write(frame: CogFrame, cells: Float32Array): Promise<string> {
  const path = join(folder, 'written.tif');
  await writeCog(path, frame, (top, bottom) => cells.subarray(top * frame.width, bottom * frame.width));
  return path;
}

/** Some of more than a tile. */
const sizes = fc.tuple(fc.integer({ min: 1, max: 700 }), fc.integer({ min: 1, max: 550 }));

test('what is written is read again, and cells without a number are NoData', async () => {
  await fc.assert(
    fc.asyncProperty(sizes, fc.integer({ min: 2, max: 50 }), async ([width, height], hole) => {
      const cells = Float32Array.from({ length: width * height }, (_, i) =>
        i % hole === 0 ? [NaN, Infinity, -9999][i % 3] : Math.sin(i) * 1e6,
      );
      const frame = frameOf(width, height);
      const [read] = await readGeoTiff(await write(frame, cells));
      const data = cells.map((cell) => (Number.isFinite(cell) ? cell : -9999));
      const { data: found, ...place } = read;
      expect(place).toEqual(frame);
      expect(found.findIndex((cell, i) => cell !== data[i])).toBe(-1);
    }),
    { numRuns: 30 },
  );
});

test('halves keep the mean where all sides are even, and never leave the range', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 9 }),
      async (halfWidth, halfHeight, values) => {
        const [width, height] = [halfWidth * 2, halfHeight * 2];
        const cells = Float32Array.from(
          { length: width * height },
          (_, i) => values[(i * 7) % values.length],
        );
        const source = await openGeoTiff(await write(frameOf(width, height), cells));
        const [{ data }] = await source.read({ width: halfWidth, height: halfHeight });
        await source.close();
        const mean = (of: ArrayLike<number>) =>
          Array.from(of).reduce((sum, cell) => sum + cell, 0) / of.length;
        expect(mean(data)).toBeCloseTo(mean(cells), 3);
        expect(Math.min(...data)).toBeGreaterThanOrEqual(Math.min(...values));
        expect(Math.max(...data)).toBeLessThanOrEqual(Math.max(...values));
      },
    ),
    { numRuns: 30 },
  );
});

test('levels are halved until one fits a tile; a raster that fits one has a half too', async () => {
  const levels = async (width: number, height: number) => {
    const source = await openGeoTiff(await write(frameOf(width, height), new Float32Array(width * height)));
    await source.close();
    return [source.info.blockWidth, ...source.info.overviews.map((level) => [level.width, level.height])];
  };
  expect(await levels(1100, 701)).toEqual([512, [550, 351], [275, 176]]);
  expect(await levels(60, 41)).toEqual([64, [30, 21]]);
  expect(await levels(3, 1)).toEqual([16]);
});

test('directories come first, then the smallest level, and each block between its length and its end', async () => {
  const cells = Float32Array.from({ length: 1100 * 700 }, (_, i) => i);
  const bytes = await readFile(await write(frameOf(1100, 700), cells));
  // The layout that GDAL names in its documentation of cloud-optimised files.
  expect(bytes.toString('latin1', 8, 191)).toMatch(
    /^GDAL_STRUCTURAL_METADATA_SIZE=000140 bytes\nLAYOUT=IFDS_BEFORE_DATA\n/,
  );
  const levels: { first: number; start: number }[] = [];
  for (let start = bytes.readUInt32LE(4); start > 0;) {
    const entries = bytes.readUInt16LE(start);
    const entry = (tag: number) => {
      for (let at = start + 2; at < start + 2 + 12 * entries; at += 12)
        if (bytes.readUInt16LE(at) === tag)
          return { count: bytes.readUInt32LE(at + 4), at: bytes.readUInt32LE(at + 8) };
      throw new Error(`no tag ${tag}`);
    };
    const places = entry(324);
    const lengths = entry(325);
    const value = (of: { count: number; at: number }, i: number) =>
      of.count === 1 ? of.at : bytes.readUInt32LE(of.at + 4 * i);
    levels.push({ first: value(places, 0), start });
    for (let i = 0; i < places.count; i++) {
      const [at, length] = [value(places, i), value(lengths, i)];
      expect(bytes.readUInt32LE(at - 4)).toBe(length);
      const end = at + length;
      expect(bytes.subarray(end, end + 4)).toEqual(bytes.subarray(end - 4, end));
    }
    start = bytes.readUInt32LE(start + 2 + 12 * entries);
  }
  expect(levels.map(({ start }) => start)).toEqual(levels.map(({ start }) => start).sort((a, b) => a - b));
  expect(levels.map(({ first }) => first)).toEqual(levels.map(({ first }) => first).sort((a, b) => b - a));
});

test('misuse is named, and a failure leaves no file', async () => {
  const frame = frameOf(40, 30);
  const path = join(folder, 'failed.tif');
  const rows = () => new Float32Array(1200);
  await expect(writeCog(path, { ...frame, noData: NaN }, rows)).rejects.toThrow(/noData: got NaN, allowed/);
  await expect(writeCog(path, { ...frame, width: 0 }, rows)).rejects.toThrow(/width: got 0/);
  await expect(writeCog(path, frame, () => new Float32Array(7))).rejects.toThrow(
    /got 7 cells, allowed: 1200/,
  );
  await expect(writeCog(path, { ...frame, crs: 'my town' }, rows)).rejects.toThrow(/crs: got my town/);
  await expect(writeCog(path, frame, rows, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([]);
});
