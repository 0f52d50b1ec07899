import {
  createGroupLayer,
  createLegend,
  createPointLayer,
  createPolygonLayer,
  graduatedSizes,
  markerSymbol,
  simpleMarker,
  uniqueValues,
} from '@gep/map-engine';
import type { GeoJsonCollection, LegendControl, MapHandle } from '@gep/map-engine';

/** One legend for two layers: land by its use, towns by their people; a click on a line shows or hides it. */
export function landAndTownsLegend(
  map: MapHandle,
  land: GeoJsonCollection,
  towns: GeoJsonCollection,
): LegendControl {
  const byUse = uniqueValues({ field: 'use', ramp: 'Set2' });
  const byPeople = graduatedSizes({
    field: 'people',
    symbol: markerSymbol(simpleMarker({ fillColor: '#34495e' })),
    classes: 3,
    startSize: 6,
    endSize: 20,
  });
  const group = createGroupLayer({
    name: 'Land and towns',
    children: [
      createPolygonLayer({ name: 'Land use', scheme: byUse, features: land }),
      createPointLayer({ name: 'People', scheme: byPeople, features: towns }),
    ],
  });
  map.addLayer(group);
  return createLegend(group);
}
