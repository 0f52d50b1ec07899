import type { Grid } from '@gep/raster';

/** What the examples of the doc comments use without making it: two cells of 30 m, forest and shrub. */
export const gridOf = (cells: readonly number[]): Grid => ({
  width: cells.length,
  height: 1,
  data: Float64Array.from(cells),
  noData: -9999,
  transform: [30, 0, 500000, 0, -30, 3000000],
  crs: 'EPSG:4527',
});

export const landCover = gridOf([111, 211]);
