import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeStep, changeValue } from '@gep/api-client/contract';
import type { GridFrame } from '@gep/raster';
import type { ChangedCells } from './change-match';
import { changedPlace } from './changed-place';
import { changeWindow } from './change-window';

/*
 * 101 x 67 cells of 1 m in two districts, left and right, the first row in neither; forest (111) everywhere. One cell of the left and one of the right
 * became cropland (511), one of the left another forest (121); outside of the districts one became cropland too.
 */
const [width, height] = [101, 67];
const frame: GridFrame = { width, height, transform: [1, 0, 0, 0, -1, height], crs: 'metres' };
const at = (column: number, row: number): number => row * width + column;
const cropland = [at(17, 5), at(90, 66)];
const otherForest = at(40, 33);
const outside = at(60, 0);

let folder: string;
let all: ChangedCells;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-change-window-'));
  const write = async (name: string, of: (cell: number) => number): Promise<string> => {
    const path = join(folder, name);
    const cells = Int32Array.from({ length: width * height }, (_, cell) => of(cell));
    await writeFile(path, new Uint8Array(cells.buffer));
    return path;
  };
  all = {
    frame,
    districtPath: await write('districts', (cell) => (cell < width ? -1 : side(cell))),
    beforePath: await write('before', () => 111),
    afterPath: await write('after', (cell) => {
      if (cell === otherForest) return 121;
      return cropland.includes(cell) || cell === outside ? 511 : 111;
    }),
    ...{ districts: null, typeLevel: 1, from: null, to: null, step: changeStep },
  };
});
afterAll(() => rm(folder, { recursive: true }));

const side = (cell: number): number => (cell % width < 50 ? 0 : 1);

/** The values of the frame in so many columns and rows, each with how often it occurs. */
function seen(cells: ChangedCells, columns: number, rows: number): Map<number, number> {
  const target = { width: columns, height: rows, crs: 'metres' };
  const transform = [width / columns, 0, 0, 0, -height / rows, height] as const;
  const grid = changeWindow(cells, { ...target, transform }, (x, y) => [x, y], -9999);
  const counts = new Map<number, number>();
  for (const value of grid?.data ?? []) if (value !== -9999) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

describe('a window of changed cells', () => {
  it('has each cell of the change, and no other', () => {
    expect(seen(all, width, height)).toEqual(new Map([[changeValue(1, 5), 2]]));
    expect(seen({ ...all, typeLevel: 3 }, width, height)).toEqual(
      new Map([
        [changeValue(111, 511), 2],
        [changeValue(111, 121), 1],
      ]),
    );
  });

  it.each([
    [100, 66],
    [53, 35],
    [20, 13],
    [7, 5],
    [3, 2],
  ])('loses none of the cells in %i x %i places', (columns, rows) => {
    const counts = seen({ ...all, typeLevel: 3, from: 111, to: 121 }, columns, rows);
    expect([...counts.keys()]).toEqual([changeValue(111, 121)]);
    expect(seen(all, columns, rows).get(changeValue(1, 5))).toBeGreaterThanOrEqual(2);
  });

  it('has of several changes in one place the one of most cells', async () => {
    // Blocks of 4 x 4 cells: the first changed cell became other forest, the next two cropland.
    const own = { width: 8, height: 4, transform: [1, 0, 0, 0, -1, 4], crs: 'metres' } as const;
    const write = async (name: string, cells: readonly number[]): Promise<string> => {
      const path = join(folder, name);
      await writeFile(path, new Uint8Array(Int32Array.from(cells).buffer));
      return path;
    };
    const after = Array.from({ length: 32 }, (_, cell) => ({ 0: 121, 9: 511, 18: 511, 7: 121 })[cell] ?? 111);
    const cells: ChangedCells = {
      ...{ ...all, frame: own, typeLevel: 3 },
      districtPath: await write(
        'own-districts',
        after.map(() => 0),
      ),
      beforePath: await write(
        'own-before',
        after.map(() => 111),
      ),
      afterPath: await write('own-after', after),
    };
    const target = { width: 2, height: 1, transform: [4, 0, 0, 0, -4, 4], crs: 'metres' } as const;
    const grid = changeWindow(cells, target, (x, y) => [x, y], -9999);
    expect([...(grid?.data ?? [])]).toEqual([changeValue(111, 511), changeValue(111, 121)]);
  });

  it('shows a cell in all places that are inside it', () => {
    expect(seen(all, width * 3, height * 3)).toEqual(new Map([[changeValue(1, 5), 2 * 9]]));
  });

  it('shows what stayed where that is asked for', () => {
    const counts = seen({ ...all, from: 1, to: 1 }, width, height);
    expect(counts).toEqual(new Map([[changeValue(1, 1), width * (height - 1) - 2]]));
  });

  it('holds nothing of other districts', () => {
    expect(seen({ ...all, districts: [0] }, width, height).get(changeValue(1, 5))).toBe(1);
  });

  it('is none beside the cells', () => {
    const target = { width: 4, height: 4, transform: [1, 0, 500, 0, -1, 500], crs: 'metres' } as const;
    expect(changeWindow(all, target, (x, y) => [x, y], -9999)).toBeNull();
  });
});

describe('the place of changed cells', () => {
  const place = (part: Partial<ChangedCells>) =>
    changedPlace({ kind: 'changed-place', cells: { ...all, ...part } });

  it('is the smallest window around them', () => {
    expect(place({})).toEqual({ cells: 2, window: [17, 5, 91, 67] });
    expect(place({ districts: [1] })).toEqual({ cells: 1, window: [90, 66, 91, 67] });
    expect(place({ typeLevel: 3 })).toEqual({ cells: 3, window: [17, 5, 91, 67] });
    expect(place({ typeLevel: 3, to: 121 })).toEqual({ cells: 1, window: [40, 33, 41, 34] });
  });

  it('is none without a cell', () => {
    expect(place({ from: 5 })).toEqual({ cells: 0, window: null });
  });
});
