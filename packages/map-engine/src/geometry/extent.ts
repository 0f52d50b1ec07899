import type { Extent } from './flat-geometry';

export { extentOf, intersectExtents, unionExtents } from '@gep/raster';

/** Default view of the specification in longitude and latitude: all of China. */
export const chinaExtent: Extent = [72.004, 0.8293, 137.8347, 55.8271];

/** Default centre of the specification, longitude and latitude. */
export const chinaCenter: readonly [longitude: number, latitude: number] = [114, 38];
