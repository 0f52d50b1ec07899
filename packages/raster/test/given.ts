import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Grid, PolygonGeometry } from '../src';

/** What the examples of the doc comments use without making it: heights that rise by 10 m from cell to cell eastwards. */
export const heights: Grid = {
  width: 4,
  height: 3,
  data: Float32Array.of(0, 10, 20, 30, 0, 10, 20, 30, 0, 10, 20, 30),
  noData: -9999,
  transform: [10, 0, 500000, 0, -10, 4000000],
  crs: 'EPSG:32650',
};

const upright = (left: number, right: number): PolygonGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [left, 3999970],
      [right, 3999970],
      [right, 4000000],
      [left, 4000000],
      [left, 3999970],
    ],
  ],
});

/** The western and the eastern half of the heights. */
export const districts: readonly PolygonGeometry[] = [upright(500000, 500020), upright(500020, 500040)];

/** A file that examples write. */
export const path = join(tmpdir(), `gep-example-${process.pid}.tif`);
