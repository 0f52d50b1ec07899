import { createLegend, geoTiffLoader, rasterSource, stretch } from '@gep/map-engine';
import type { LegendControl } from '@gep/map-engine';
import type ImageLayer from 'ol/layer/Image.js';
import type ImageSource from 'ol/source/Image.js';

/** Shows a GeoTIFF in an image layer of OpenLayers that you made yourself, and gives its legend. */
export async function styleOwnRaster(layer: ImageLayer<ImageSource>, url: string): Promise<LegendControl> {
  const { load, describe } = geoTiffLoader(url);
  const { bands } = await describe();
  const source = rasterSource({ scheme: stretch({ ramp: 'YlGnBu' }), load, bands });
  layer.setSource(source);
  return createLegend(source.scheme);
}
