import { createPolygonLayer, generateCategories, graduated, pinCategory } from '@gep/map-engine';
import type { GeoJsonCollection, MapHandle, VectorMapLayer } from '@gep/map-engine';

/** Districts in classes of their yield; a person paints the highest class, and it stays when the classes change. */
export function districtsByYield(map: MapHandle, districts: GeoJsonCollection): VectorMapLayer {
  const properties = districts.features.map((feature) => feature.properties ?? {});
  const build = graduated({ field: 'yield', method: 'natural-breaks', classes: 4, ramp: 'YlGn' });
  const scheme = build({ geometry: 'polygon', properties });

  const [highest] = scheme.categories.slice(-1);
  const pinned = pinCategory(scheme, highest.key, { color: '#c0392b', label: 'above target' });
  const next = { ...pinned, classification: { ...pinned.classification, classes: 6 } };
  return map.addLayer(
    createPolygonLayer({ scheme: generateCategories(next, { properties }), features: districts }),
  );
}
