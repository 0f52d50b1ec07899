import fc from 'fast-check';
import proj4 from 'proj4';
import { expect, test } from 'vitest';
import type { Grid, GridFrame } from '../index';
import { cellCentre, cellToMap, invertTransform, warp } from '../index';

const albers = '+proj=aea +lat_0=0 +lon_0=105 +lat_1=25 +lat_2=47 +x_0=0 +y_0=0 +ellps=GRS80 +units=m';
const change = proj4('EPSG:3857', albers);
const toAlbers = (x: number, y: number): [number, number] => change.forward([x, y]) as [number, number];

/** Fujian in 1 km cells of the Albers system; cells hold their own column and row in one number. */
const source: Grid = {
  width: 600,
  height: 700,
  data: Float64Array.from({ length: 420_000 }, (_, i) => i),
  transform: [1000, 0, 1_050_000, 0, -1000, 3_150_000],
  crs: 'albers',
  noData: -1,
};
const target: GridFrame = {
  width: 400,
  height: 500,
  transform: [1400, 0, 12_890_000, 0, -1400, 3_300_000],
  crs: 'EPSG:3857',
};

test('nearest takes the cell under the exact place, or one within an eighth of a cell', () => {
  const got = warp(source, target, { transform: toAlbers });
  const inverse = invertTransform(source.transform);
  let inside = 0;
  for (let i = 0; i < got.data.length; i += 13) {
    const [column, row] = cellToMap(
      inverse,
      ...toAlbers(...cellCentre(target.transform, i % 400, Math.floor(i / 400))),
    );
    const near = [-0.125, 0.125].flatMap((u) =>
      [-0.125, 0.125].map((v) => {
        const [c, r] = [Math.floor(column + u), Math.floor(row + v)];
        return c >= 0 && c < 600 && r >= 0 && r < 700 ? r * 600 + c : -1;
      }),
    );
    expect(near).toContain(got.data[i]);
    if (got.data[i] !== -1) inside++;
  }
  expect(inside).toBeGreaterThan(10_000);
});

test('bilinear of a plane is the plane', () => {
  const plane = { ...source, data: source.data.map((i) => (i % 600) + 3 * Math.floor(i / 600)) };
  const got = warp(plane, target, { transform: toAlbers, resampling: 'bilinear' });
  const inverse = invertTransform(source.transform);
  for (let i = 0; i < got.data.length; i += 17) {
    if (got.data[i] === -1) continue;
    const [column, row] = cellToMap(
      inverse,
      ...toAlbers(...cellCentre(target.transform, i % 400, Math.floor(i / 400))),
    );
    if (column < 1 || row < 1 || column > 599 || row > 699) continue;
    // An eighth of a cell along each axis of the plane.
    expect(Math.abs(got.data[i] - (column - 0.5 + 3 * (row - 0.5)))).toBeLessThan(0.125 * 4);
  }
});

test('onto its own frame a grid stays as it is, by any method', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 12, maxLength: 12 }), (cells) => {
      const grid: Grid = {
        width: 4,
        height: 3,
        data: Int16Array.from(cells),
        noData: 0,
        transform: [2, 0, 7, 0, -2, 9],
        crs: 'a',
      };
      for (const resampling of ['nearest', 'bilinear'] as const)
        expect(warp(grid, grid, { resampling })).toEqual(grid);
    }),
  );
});

test('bilinear weighs valid neighbours only and keeps NoData where the nearest cell is NoData', () => {
  const grid: Grid = {
    width: 2,
    height: 1,
    data: Float32Array.of(10, NaN),
    transform: [1, 0, 0, 0, -1, 1],
    crs: '',
  };
  const frame: GridFrame = { width: 4, height: 1, transform: [0.5, 0, 0, 0, -1, 1], crs: '' };
  expect(Array.from(warp(grid, frame, { resampling: 'bilinear' }).data)).toEqual([10, 10, NaN, NaN]);
});

test('integers without NoData get a mask outside the source', () => {
  const grid: Grid = { width: 1, height: 1, data: Uint8Array.of(9), transform: [1, 0, 0, 0, -1, 1], crs: '' };
  const got = warp(grid, { width: 2, height: 1, transform: [1, 0, 0, 0, -1, 1], crs: '' });
  expect([Array.from(got.data), Array.from(got.mask ?? [])]).toEqual([
    [9, 0],
    [1, 0],
  ]);
});

test('two systems need a transform', () => {
  expect(() => warp(source, target)).toThrow(/transform: got none/);
});

test('places without an image are NoData', () => {
  const got = warp(source, target, { transform: (x, y) => (x < 13_000_000 ? [NaN, NaN] : toAlbers(x, y)) });
  expect(got.data[200 * 400 + 20]).toBe(-1);
  expect(got.data[200 * 400 + 300]).not.toBe(-1);
});
