import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRegionRows, writeRegionRows } from './region-rows';
import type { RegionRow } from './region-rows';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-region-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(path: string): Promise<RegionRow[][]> {
  const batches: RegionRow[][] = [];
  for await (const rows of readRegionRows(path)) batches.push(rows);
  return batches;
}

it('rows of any size come back in their order, at most 200 at a time', async () => {
  const path = join(folder, 'rows');
  // Shapes of no byte, of some, of several pieces of the file, and none.
  const sizes = [0, 90, 700_000, -1];
  const features = Array.from({ length: 1000 }, (_, row) => {
    const size = row === 500 || row === 501 ? 1_500_000 : sizes[row % (row < 20 ? 4 : 2)];
    const wkb = size < 0 ? null : Buffer.alloc(size, row % 251);
    return { row, properties: { NAME: `区${row}`, AREA: row / 7, NONE: null }, wkb };
  });
  writeRegionRows(path, features);
  const batches = await read(path);
  expect(Math.max(...batches.map((rows) => rows.length))).toBeLessThanOrEqual(200);
  const rows = batches.flat();
  expect(rows.map(({ fid }) => fid)).toEqual(features.map(({ row }) => row));
  expect(rows.map(({ attributes }) => JSON.parse(attributes) as object)).toEqual(
    features.map(({ properties }) => properties),
  );
  for (const [row, { wkb }] of rows.entries())
    expect(wkb === null ? -1 : Buffer.compare(wkb, features[row].wkb ?? Buffer.of(1))).toBe(
      features[row].wkb === null ? -1 : 0,
    );
});

it('texts come without NUL and halves of characters, which no database takes', async () => {
  const path = join(folder, 'texts');
  writeRegionRows(path, [{ row: 0, properties: { 'A\0': 'x\0y', B: '\ud800' }, wkb: null }]);
  const [[{ attributes }]] = await read(path);
  expect(JSON.parse(attributes)).toEqual({ A: 'xy', B: '\ufffd' });
});

it('a file that breaks off is not taken for a whole one', async () => {
  const path = join(folder, 'short');
  writeRegionRows(path, [{ row: 0, properties: {}, wkb: Buffer.alloc(100) }]);
  await truncate(path, 60);
  await expect(read(path)).rejects.toThrow('bytes of a row');
});
