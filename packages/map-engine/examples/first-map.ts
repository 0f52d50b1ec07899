import { createLegend, createMap, createPolygonLayer, graduated } from '@gep/map-engine';
import type { GeoJsonCollection, MapHandle } from '@gep/map-engine';

/** Districts in five colours by their population, with a legend in which classes can be switched off. */
export function firstMap(target: HTMLElement, legend: HTMLElement, districts: GeoJsonCollection): MapHandle {
  const scheme = graduated({ field: 'population', method: 'quantile', classes: 5, ramp: 'YlGnBu' });
  const layer = createPolygonLayer({ features: districts, scheme });
  const map = createMap(target);
  map.addLayer(layer);
  void map.fit(layer);
  legend.append(createLegend(layer).element);
  return map;
}
