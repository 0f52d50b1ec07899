import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openGeoTiff, writeCog } from '@gep/raster/node';
import { useTempFolder } from '../geodata/testing/temp-folder';
import { openCells } from './open-cells';

const folder = useTempFolder();
const path = (name: string) => join(folder.path, name);
const [width, height] = [1024, 512];
const frame = {
  width,
  height,
  transform: [100, 0, 1_100_000, 0, -100, 2_800_000],
  crs: 'EPSG:32650',
  noData: -9999,
} as const;
const cellsOf = (cell: (column: number, row: number) => number) =>
  Array.from({ length: width * height }, (_, i) => cell(i % width, Math.floor(i / width)));
/** Two types in patches of five cells. In the right half there is water, which the layer has no cells of. */
const types = cellsOf((column, row) => {
  const patch = (7 * Math.floor(column / 5) ** 2 + 3 * Math.floor(row / 5) ** 2) % 11;
  return column >= 512 && patch > 8 ? 4 : (patch % 2) + 1;
});
const districts = cellsOf((column, row) => (column >= 1000 ? -1 : Math.floor(row / 128)));
const held = [NaN, 10, 100];
const layer = types.map((type, i) => (districts[i] < 0 || type === 4 ? NaN : held[type]));
const byType = { path: '', factors: { 1: 1, 2: 2, 4: 0 }, weights: { 1: 10, 2: 100, 4: 0 } };
const byDistrict = { path: '', factors: { 0: 3, 1: 1, 2: 0.5, 3: 1 } };

beforeAll(async () => {
  const write = (name: string, cells: readonly number[]) =>
    writeCog(path(name), frame, (top, bottom) => Float32Array.from(cells.slice(top * width, bottom * width)));
  await write('layer.tif', layer);
  await write(
    'by-type.tif',
    layer.map((cell, i) => cell * [NaN, 1, 2][types[i]]),
  );
  await write('by-district.tif', layer.map((cell, i) => cell * [3, 1, 0.5, 1, NaN].at(districts[i])!)); // prettier-ignore
  await writeFile(path('types.bin'), Int32Array.from(types));
  await writeFile(path('districts.bin'), Int32Array.from(districts));
});

/** Cells of an area at a size: those that follow from the layer, and those of a file of them. */
async function both(
  by: 'type' | 'district',
  window: readonly [number, number, number, number],
  size: number,
) {
  const term = by === 'type' ? { ...byType, path: path('types.bin') } : { ...byDistrict, path: path('districts.bin') }; // prettier-ignore
  const sources = [
    await openCells([{ path: path('layer.tif'), factor: 1, by: [term] }]),
    await openGeoTiff(path(`by-${by}.tif`)),
  ];
  const found = [];
  for (const source of sources) {
    found.push((await source.read({ window: [...window], width: size }))[0].data);
    await source.close();
  }
  return found;
}

describe('cells that follow by class', () => {
  it.each(['type', 'district'] as const)('are those of a file of them, by %s', async (by) => {
    for (const window of [
      [0, 0, width, height],
      [900, 100, 1020, 400],
    ] as const) {
      const [own, file] = await both(by, window, window[2] - window[0]);
      expect(own).toEqual(file);
    }
  });

  it.each([
    ['type', 2],
    ['type', 3.2],
    ['type', 4],
    ['district', 2],
    ['district', 8],
  ] as const)('are its means in smaller pictures, by %s, of one in %d cells a side', async (by, cells) => {
    const [own, file] = await both(by, [0, 0, 512, height], 512 / cells);
    file.forEach((cell, i) => {
      if (cell === -9999) expect(own[i]).toBe(-9999);
      else expect(Math.abs(own[i] - cell)).toBeLessThanOrEqual(1e-6 * cell);
    });
  });

  it('are near its means where some cells have no value, or more than are looked at', async () => {
    const [own, file] = await both('type', [0, 0, width, height], width / 8);
    let [sum, apart] = [0, 0];
    file.forEach((cell, i) => {
      if (cell === -9999) return;
      sum += cell;
      apart += Math.abs(own[i] - cell);
    });
    expect(apart / sum).toBeLessThan(0.05);
    expect(own.findIndex((cell, i) => (cell === -9999) !== (file[i] === -9999))).toBe(-1);
  });
});
