import { expect, test } from 'vitest';
import { createRowHalver } from './halve-rows';

/** Rows of the halved raster. */
function halved(rows: readonly (readonly number[])[]): number[][] {
  const out: number[][] = [];
  const size = { width: rows[0].length, height: rows.length };
  const halver = createRowHalver(size, -9999, (row) => out.push([...row]));
  for (const row of rows) halver.add(Float32Array.from(row));
  return out;
}

test('cells are those of gdaladdo -r average where sides are odd', () => {
  const once = halved([
    [1, 2, 4, 8, 16],
    [32, 64, -9999, 256, 512],
    [-9999, -9999, 3, 5, 7],
  ]);
  // GDAL 3.6.2 on the same cells: levels 2 and 4.
  expect(once).toEqual([
    [15.866666793823242, 30.33333396911621, 145.06666564941406],
    [44.79999923706055, 34.79999923706055, 140.6666717529297],
  ]);
  expect(halved(once)).toEqual([[31.077777862548828, 106.0999984741211]]);
});

test('where sides are even a cell is the mean of four, of the valid ones', () => {
  const rows = [
    [1, 3, -9999, -9999],
    [5, 7, -9999, 2],
    [-9999, -9999, 9, 9],
    [-9999, -9999, 8, 8],
  ];
  expect(halved(rows)).toEqual([
    [4, 2],
    [-9999, 8.5],
  ]);
});

test('a single row or column is halved along the other side', () => {
  expect(halved([[1, 3, 5, 9]])).toEqual([[2, 7]]);
  expect(halved([[1], [3]])).toEqual([[2]]);
});
