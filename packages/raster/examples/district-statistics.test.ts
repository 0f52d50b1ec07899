import { expect, it } from 'vitest';
import { writeGeoTiff } from '@gep/raster';
import type { PolygonGeometry } from '@gep/raster';
import { districtStatistics } from './district-statistics';

const box = (left: number, bottom: number, right: number, top: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
      [left, bottom],
    ],
  ],
});

it('adds up districts over the strips of a file', async () => {
  // 2 columns, 300 rows of 10 m; the left column holds 1, the right one 3.
  const data = Float32Array.from({ length: 600 }, (_, cell) => (cell % 2 === 0 ? 1 : 3));
  const grid = {
    width: 2,
    height: 300,
    data,
    transform: [10, 0, 0, 0, -10, 3000],
    crs: 'EPSG:4527',
  } as const;
  const [whole, left] = await districtStatistics(await writeGeoTiff([grid]), [
    box(0, 0, 20, 3000),
    box(0, 1000, 10, 2000),
  ]);
  expect(whole).toMatchObject({ count: 600, sum: 1200, mean: 2, min: 1, max: 3, stddev: 1 });
  expect(left).toMatchObject({ count: 100, sum: 100, mean: 1 });
});
