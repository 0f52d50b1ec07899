import { createLegend, createMap, createPolygonLayer, geoJsonFeatures } from '@gep/map-engine';
import { generateCategories, graduatedColorScheme } from '@gep/map-engine/scheme';
import type { GeoJsonCollection, MapHandle } from '@gep/map-engine';

/** Districts in five colours by their population, with a legend in which classes can be switched off. */
export function firstMap(target: HTMLElement, legend: HTMLElement, districts: GeoJsonCollection): MapHandle {
  const features = geoJsonFeatures(districts);
  const field = { name: 'population', type: 'REAL' } as const;
  const wish = graduatedColorScheme('polygon', { field, method: 'quantile', classes: 5, ramp: 'YlGnBu' });
  const scheme = generateCategories(wish, { properties: features.map(({ properties }) => properties) });
  const map = createMap(target);
  const layer = map.addLayer(createPolygonLayer({ scheme }, { features }));
  legend.append(createLegend(layer).element);
  void map.fit(layer);
  return map;
}
