import { createLegend, createRasterLayer, geoTiffLoader, legendMessages } from '@gep/map-engine';
import { stretchScheme } from '@gep/map-engine/scheme';
import type { LegendControl, MapHandle } from '@gep/map-engine';

/** Heights of a GeoTIFF, given by its address or as a file that somebody chose, in the light of the sun. */
export async function heightsOfFile(map: MapHandle, source: string | File): Promise<LegendControl> {
  const file = geoTiffLoader(source);
  const about = await file.describe();
  const scheme = stretchScheme({
    bands: about.bands,
    stretch: 'percent-clip',
    ramp: 'viridis',
    relief: { used: true, sunAngle: 45, zFactor: 10 },
    resampling: 'bilinear',
  });
  const heights = map.addLayer(createRasterLayer({ name: 'Height', ...about, scheme }, file));
  await map.fit(heights, { duration: 0 });
  return createLegend(heights, { messages: legendMessages.en, unit: 'm' });
}
