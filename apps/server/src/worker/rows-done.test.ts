import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { PolygonGeometry } from '@gep/raster';
import { useTempFolder } from '../geodata/testing/temp-folder';
import { burn } from './burn';
import { check } from './check';

const folder = useTempFolder();
/** Several blocks of rows. */
const [width, height] = [1000, 2500];
const frame = { width, height, cellSize: 10, transform: [10, 0, 0, 0, -10, 0] } as const;
const counter = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));

it('counts each row of the districts in shared memory', async () => {
  const outPath = join(folder.path, 'districts.bin');
  await writeFile(outPath, new Int32Array(width * height));
  const half = [
    [0, 0],
    [5000, 0],
    [5000, -25_000],
    [0, -25_000],
    [0, 0],
  ];
  const polygons: PolygonGeometry[] = [{ type: 'Polygon', coordinates: [half] }];
  const rowsDone = counter();
  const task = { kind: 'burn', frame, districtOf: Int32Array.of(0), districtCount: 1, outPath } as const;
  const { cells } = burn({ ...task, polygons, rowsDone });
  expect([...cells]).toEqual([500 * height]);
  expect(rowsDone[0]).toBe(height);
});

it('counts each row of each band that is checked in shared memory', async () => {
  const [path, districtPath] = [join(folder.path, 'bands.bin'), join(folder.path, 'inside.bin')];
  await writeFile(path, new Float64Array(2 * width * height).fill(1));
  await writeFile(districtPath, new Int32Array(width * height));
  const rowsDone = counter();
  const range = [-Infinity, Infinity] as const;
  const checked = check({
    kind: 'check',
    frame,
    path,
    cellType: 'float64',
    bands: 2,
    districtPath,
    expected: range,
    physical: range,
    classes: null,
    urban: [],
    rowsDone,
  });
  expect(checked.valid).toBe(2 * width * height);
  expect(rowsDone[0]).toBe(2 * height);
});
