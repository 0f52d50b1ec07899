import { createLegend, createRasterLayer, geoTiffLoader, stretch } from '@gep/map-engine';
import type { LegendControl, MapHandle } from '@gep/map-engine';

/** Heights of a GeoTIFF, given by its address or as a file that somebody chose, in the light of the sun. */
export async function heightsOfFile(map: MapHandle, source: string | File): Promise<LegendControl> {
  const file = geoTiffLoader(source);
  const scheme = stretch({
    stretch: 'percent-clip',
    ramp: 'viridis',
    relief: { used: true, sunAngle: 45, zFactor: 10 },
    resampling: 'bilinear',
  });
  const heights = map.addLayer(
    createRasterLayer({ name: 'Height', ...(await file.describe()), ...file, scheme }),
  );
  await map.fit(heights, { duration: 0 });
  return createLegend(heights, { unit: 'm' });
}
