import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useTempFolder } from '../geodata/testing/temp-folder';
import { check } from './check';

const folder = useTempFolder();
const frame = { width: 4, height: 1, cellSize: 10, transform: [10, 0, 0, 0, -10, 0] } as const;

/** Checks a row of cells, of which the first two are inside a district. */
async function checked(cells: readonly number[], classes: { codes: null; allowed: number[] } | null) {
  const [path, districtPath] = [join(folder.path, 'cells.bin'), join(folder.path, 'districts.bin')];
  await writeFile(path, Float64Array.from(cells));
  await writeFile(districtPath, Int32Array.of(0, 1, -1, -1));
  return check({
    kind: 'check',
    frame,
    path,
    cellType: 'float64',
    bands: 1,
    districtPath,
    expected: [0, 10],
    physical: [0, 100],
    classes,
    urban: [],
  });
}

it('counts values out of range inside the districts only', async () => {
  expect(await checked([5, 50, 50, -9999], null)).toMatchObject({ valid: 2, unexpected: 1, impossible: 0 });
  expect(await checked([5, 101, 101, 101], null)).toMatchObject({ valid: 2, unexpected: 0, impossible: 1 });
});

it('names classes without a type inside the districts only', async () => {
  const { valid, unknown } = await checked([1, 77, 77, 88], { codes: null, allowed: [1] });
  expect({ valid, unknown }).toEqual({ valid: 1, unknown: [[77, 1]] });
});
