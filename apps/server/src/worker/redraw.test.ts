import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openGeoTiff, readGeoTiff, writeCog } from '@gep/raster/node';
import { useTempFolder } from '../geodata/testing/temp-folder';
import type { CellTerm } from './open-cells';
import { redraw } from './redraw';

const folder = useTempFolder();
const [width, height] = [1100, 950];
const frame = {
  width,
  height,
  transform: [100, 0, 1_100_000, 0, -100, 2_800_000],
  crs: 'EPSG:32650',
  noData: -9999,
} as const;
const size = width * height;
/** Two layers with every seventh and every fifth cell empty, and the classes -1, 0, 1 and 2. */
const first = Float32Array.from({ length: size }, (_, i) => (i % 7 === 0 ? NaN : i % 10));
const second = Float32Array.from({ length: size }, (_, i) => (i % 5 === 0 ? NaN : i % 3));
const classes = Int32Array.from({ length: size }, (_, i) => (i % 4) - 1);
const path = (name: string) => join(folder.path, name);

beforeAll(async () => {
  for (const [name, cells] of [
    ['first.tif', first],
    ['second.tif', second],
  ] as const)
    // prettier-ignore
    await writeCog(path(name), { ...frame, crs: frame.crs }, (top, bottom) =>
      cells.slice(top * width, bottom * width),
    );
  await writeFile(path('classes.bin'), classes);
});

const terms = (): CellTerm[] => [
  { path: path('first.tif'), factor: 0 },
  { path: path('first.tif'), factor: 2, by: [{ path: path('classes.bin'), factors: { 0: 0.5, 2: 3 } }] },
  { path: path('second.tif'), factor: -1 },
];
/** A class without an entry takes the factor of class 0; the first term says which cells have a value. */
const expected = Array.from({ length: size }, (_, i) => {
  if (Number.isNaN(first[i])) return -9999;
  const own = first[i] * 2 * (classes[i] === 2 ? 3 : 0.5);
  return own - (Number.isNaN(second[i]) ? 0 : second[i]);
});

describe('cells that follow from others', () => {
  it('are sums of files times factors, of classes too, and are described as they are written', async () => {
    const found = await redraw({
      kind: 'redraw',
      terms: terms(),
      districts: null,
      outPath: path('drawn.tif'),
    });
    const [{ data }] = await readGeoTiff(path('drawn.tif'));
    expect(expected.findIndex((cell, i) => data[i] !== cell)).toBe(-1);
    const valid = expected.filter((cell) => cell !== -9999);
    const { count, min, max, sum } = found.statistics;
    expect({ count, min, max }).toEqual({ count: valid.length, min: -1, max: 54 });
    expect(sum).toBeCloseTo(
      valid.reduce((all, cell) => all + cell, 0),
      3,
    );
    expect(found.histogram?.counts.reduce((all, one) => all + one, 0)).toBe(valid.length);
    const counts = new Map<number, number>();
    for (const cell of valid) counts.set(cell, (counts.get(cell) ?? 0) + 1);
    expect(found.unique).toEqual([...counts].sort(([a], [b]) => a - b));
  });

  it('have the same figures where no file is wanted', async () => {
    const one = await redraw({ kind: 'redraw', terms: terms(), districts: null, outPath: null });
    expect(one).toEqual(
      await redraw({ kind: 'redraw', terms: terms(), districts: null, outPath: path('again.tif') }),
    );
  });

  it('have a smallest and a largest one in each district', async () => {
    // Of 950 rows, 500 are of district 1, 400 of district 0 and 50 outside; district 2 has none.
    const districts = Int32Array.from({ length: size }, (_, i) => [1, 0, -1][Math.floor(i / width / 450)]);
    await writeFile(path('districts.bin'), districts);
    const task = { kind: 'redraw', terms: terms(), outPath: null } as const;
    const { ranges } = await redraw({ ...task, districts: { path: path('districts.bin'), count: 3 } });
    const of = (district: number) =>
      expected.filter((cell, i) => cell !== -9999 && districts[i] === district);
    for (const end of ['min', 'max'] as const)
      expect([...(ranges?.[end] ?? [])]).toEqual([0, 1, 2].map((district) => of(district).reduce((a, b) => Math[end](a, b), end === 'min' ? Infinity : -Infinity))); // prettier-ignore
  });

  it('are named when a file is missing, and leave no file open', async () => {
    const missing = [{ path: path('first.tif'), factor: 1 }, { path: path('gone.tif'), factor: 1 }]; // prettier-ignore
    await expect(redraw({ kind: 'redraw', terms: missing, districts: null, outPath: null })).rejects.toThrow(
      /gone\.tif/,
    );
    await (await openGeoTiff(path('first.tif'))).close();
  });
});
