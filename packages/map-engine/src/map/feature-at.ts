import type { FeatureLike } from 'ol/Feature.js';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { isFeatureLayer, isGroupLayer } from '../layer';
import type { FeatureLayer, MapLayer } from '../layer';
import type { LayerModel } from '../model';
import { isClippedAt } from './clip-layer';
import { freshFrame } from './fresh-frame';
import type { HoverInfo } from './map-handle';

/** CSS pixels around the pointer in which a feature is met. */
const hitTolerance = 3;

/** A feature of our layers and what it says. */
export interface FoundFeature {
  readonly feature: FeatureLike;
  readonly info: HoverInfo;
}

/** The uppermost feature of our layers where a pointer is; parts that a swipe hides are not met. */
export function featureAt(
  olMap: OlMap,
  layers: readonly MapLayer[],
  { pixel, coordinate }: Pick<MapBrowserEvent, 'pixel' | 'coordinate'>,
): FoundFeature | null {
  freshFrame(olMap);
  const byOl = new Map(featureLayers(layers).map((layer) => [layer.olLayer as unknown, layer]));
  const found = olMap.forEachFeatureAtPixel(
    pixel,
    (feature, olLayer): FoundFeature | null => {
      const layer = byOl.get(olLayer);
      if (!layer) return null;
      return { feature, info: { ...layer.infoOf(feature, coordinate), layer, pixel: [pixel[0], pixel[1]] } };
    },
    {
      hitTolerance,
      layerFilter: (olLayer) =>
        byOl.has(olLayer) && !isClippedAt(olLayer, pixel[0], olMap.getSize()?.[0] ?? 0),
    },
  );
  return found ?? null;
}

/** Layers of features, those in groups too. */
export function featureLayers(layers: readonly MapLayer[]): FeatureLayer<LayerModel>[] {
  return layers.flatMap((layer) => {
    if (isGroupLayer(layer)) return featureLayers(layer.children);
    return isFeatureLayer(layer) ? [layer] : [];
  });
}
