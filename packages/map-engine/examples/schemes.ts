import { createPolygonLayer, geoJsonFeatures } from '@gep/map-engine';
import { generateCategories, graduatedColorScheme, pinCategory } from '@gep/map-engine/scheme';
import type { GeoJsonCollection, MapHandle, VectorMapLayer } from '@gep/map-engine';

/** Districts in classes of their yield; a person paints the highest class, and it stays when the classes change. */
export function districtsByYield(map: MapHandle, districts: GeoJsonCollection): VectorMapLayer {
  const features = geoJsonFeatures(districts);
  const data = { properties: features.map(({ properties }) => properties) };
  const field = { name: 'yield', type: 'REAL' } as const;
  const wish = graduatedColorScheme('polygon', { field, method: 'natural-breaks', classes: 4, ramp: 'YlGn' });
  const scheme = generateCategories(wish, data);

  const [highest] = scheme.categories.slice(-1);
  const pinned = pinCategory(scheme, highest.key, { color: '#c0392b', label: 'above target' });
  const next = { ...pinned, classification: { ...pinned.classification, classes: 6 } };
  return map.addLayer(createPolygonLayer({ scheme: generateCategories(next, data) }, { features }));
}
