import { createZonalAccumulator, openGeoTiff, prepareZones } from '@gep/raster';
import type { GeoTiffInput, PolygonGeometry, ZoneStatistics } from '@gep/raster';

/** Statistics of each district (GeoJSON in the CRS of the raster), read in strips: the file may be larger than memory. */
export async function districtStatistics(
  raster: GeoTiffInput,
  districts: readonly PolygonGeometry[],
): Promise<ZoneStatistics[]> {
  const source = await openGeoTiff(raster);
  const accumulator = createZonalAccumulator(prepareZones(districts), { coverage: 'center' });
  const { width, height } = source.info;
  for (let top = 0; top < height; top += 256) {
    const window = [0, top, width, Math.min(top + 256, height)] as const;
    const [grid] = await source.read({ window, bands: [0] });
    accumulator.add(grid);
  }
  await source.close();
  return accumulator.finish();
}
