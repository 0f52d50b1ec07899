import type { Grid } from '@gep/raster';
import { writeGeoTiff } from '@gep/raster/node';

/** West and north end of the made-up region, in degrees. */
const corner = { west: 117, north: 26 };

/**
 * A GeoTIFF in degrees that begins in the upper left corner of the made-up region, which is 3 degrees wide and 1 high.
 * @param data cells of a tenth of a degree, row by row
 * @param place its upper left corner, where it is elsewhere
 */
export async function madeRaster(
  width: number,
  data: Grid['data'],
  more: Pick<Grid, 'noData' | 'mask'> = {},
  { west, north } = corner,
): Promise<Uint8Array> {
  const transform = [0.1, 0, west, 0, -0.1, north] as const;
  return writeGeoTiff({ width, height: data.length / width, data, crs: 'EPSG:4326', transform, ...more });
}
