import proj4 from 'proj4';
import { expect, test } from 'vitest';
import type { Extent, Grid } from '../index';
import { extentUnder, gridExtent, openGeoTiff, readWarped, transformOfExtent, writeGeoTiff } from '../index';

/** Degrees of longitude and latitude as cells: what a cell should say is known of every place. */
async function degrees(of: (longitude: number, latitude: number) => number) {
  const [width, height] = [400, 200];
  const transform = transformOfExtent([100, 20, 120, 30], width, height);
  const data = Float32Array.from({ length: width * height }, (_, i) =>
    of(100 + ((i % width) + 0.5) / 20, 30 - (Math.floor(i / width) + 0.5) / 20),
  );
  const grid: Grid = { width, height, data, transform, crs: 'EPSG:4326' };
  return openGeoTiff(await writeGeoTiff([grid]));
}

const mercator = (extent: Extent, side: number) => ({
  width: side,
  height: side,
  transform: transformOfExtent(extent, side, side),
  crs: 'EPSG:3857',
});
const { forward, inverse } = proj4('EPSG:4326', 'EPSG:3857');
const toDegrees = (x: number, y: number) => inverse([x, y]);
const [minX, minY] = forward([105, 22]);
const [maxX, maxY] = forward([115, 28]);

test.each([
  // Half of a cell that is read and an eighth, which places may be off: finer than the file's cells, and coarser by four.
  [300, 0.0315],
  [50, 0.113],
])('cells of a frame of %d cells a side have the values of their places', async (side, tolerance) => {
  for (const [axis, of] of [
    [0, (longitude: number) => longitude],
    [1, (_: number, latitude: number) => latitude],
  ] as const) {
    const source = await degrees(of);
    const frame = mercator([minX, minY, maxX, maxY], side);
    const grids = await readWarped(source, frame, toDegrees);
    expect(grids).toHaveLength(1);
    const [a, , c, , e, f] = frame.transform;
    const apart = grids![0].data.map((value, cell) => {
      const place = toDegrees(c + a * ((cell % side) + 0.5), f + e * (Math.floor(cell / side) + 0.5));
      return Math.abs(value - place[axis]);
    });
    expect(apart.every((distance) => distance < tolerance)).toBe(true);
  }
});

test('a frame beside the file has no cells, one that reaches over its edge has some', async () => {
  const source = await degrees((longitude) => longitude);
  const [west, south] = forward([90, 22]);
  expect(
    await readWarped(source, mercator([west, south, west + 1e5, south + 1e5], 10), toDegrees),
  ).toBeNull();
  const over = mercator([west, south, maxX, maxY], 100);
  const [grid] = (await readWarped(source, over, toDegrees, { noData: -1 }))!;
  const edge = (forward([100, 25])[0] - west) / ((maxX - west) / 100);
  expect(grid.data[5000 + Math.floor(edge) - 1]).toBe(-1);
  expect(grid.data[5000 + Math.ceil(edge)]).toBeCloseTo(100.1, 0);
});

test('an extent under another CRS follows its edges; the poles have no place in EPSG:3857', () => {
  const frame = { width: 1, height: 1, transform: transformOfExtent([100, 20, 120, 30], 1, 1) };
  const extent = extentUnder(gridExtent(frame), (x, y) => forward([x, y]));
  // EPSG:3857 by PROJ 9.1: 100 E 20 N and 120 E 30 N.
  const expected = [11131949.08, 2273030.93, 13358338.9, 3503549.84];
  extent!.forEach((value, i) => expect(value).toBeCloseTo(expected[i], 1));
  const plane = (x: number, y: number) => [x, y > 85 ? Infinity : y];
  expect(extentUnder([0, 0, 10, 90], plane)).toBeNull();
  expect(extentUnder([0, 0, 10, 90], plane, 'partly')).toEqual([0, 0, 10, 81]);
});
