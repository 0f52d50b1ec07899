import type { RasterStatisticsInfo } from '@gep/api-client';
import { describe } from '@gep/raster';
import type { Grid } from '@gep/raster';

/** EPSG:3857, a made-up region of 160 x 120 km. */
export const region = [13_200_000, 2_900_000, 13_360_000, 3_020_000] as const;
const [west, south, east, north] = region;

/** A smooth surface between 0 and 1. */
export const surface = (x: number, y: number): number =>
  0.5 + 0.25 * Math.sin(x / 21_000) * Math.cos(y / 17_000) + 0.25 * Math.sin(x / 9_000 + y / 13_000);

/** Cells of the surface inside the region. */
export function grid(extent: readonly [number, number, number, number], scale: number): Grid {
  const [minX, minY, maxX, maxY] = extent;
  const width = Math.max(1, Math.round((maxX - minX) / scale));
  const height = Math.max(1, Math.round((maxY - minY) / scale));
  const data = new Float32Array(width * height);
  for (let r = 0; r < height; r++) {
    for (let c = 0; c < width; c++) {
      const x = minX + (c + 0.5) * scale;
      const y = maxY - (r + 0.5) * scale;
      const inside = x > west && x < east && y > south && y < north;
      data[r * width + c] = inside ? 80 + 1500 * surface(x, y) ** 2 : -9999;
    }
  }
  return {
    width,
    height,
    data,
    noData: -9999,
    transform: [scale, 0, minX, 0, -scale, maxY],
    crs: 'EPSG:3857',
  };
}

/** Cells of 1 km. */
export const whole = grid(region, 1000);
const known = describe(whole.data, { noData: -9999 });
export const band: RasterStatisticsInfo = {
  dataType: 'float32',
  minValue: known.min,
  maxValue: known.max,
  meanValue: known.mean,
  stdDevValue: known.stddev,
  noDataValue: -9999,
  enableUniqueValue: true,
  uniqueValue: null,
  uniqueValueCount: null,
  totalCount: known.count,
  histogram: null,
};
