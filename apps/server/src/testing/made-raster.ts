import type { Grid } from '@gep/raster';
import { writeGeoTiff } from '@gep/raster/node';

/** West and north end of the made-up region, in degrees. */
const corner = { west: 117, north: 26 } as const;

/**
 * A GeoTIFF in degrees that begins in the upper left corner of the made-up region, which is 3 degrees wide and 1 high.
 * @param data cells of a tenth of a degree, row by row
 */
export async function madeRaster(
  width: number,
  data: Grid['data'],
  more: Pick<Grid, 'noData' | 'mask'> = {},
): Promise<Uint8Array> {
  const transform = [0.1, 0, corner.west, 0, -0.1, corner.north] as const;
  return writeGeoTiff({ width, height: data.length / width, data, crs: 'EPSG:4326', transform, ...more });
}
