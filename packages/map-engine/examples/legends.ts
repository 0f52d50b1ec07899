import {
  createGroupLayer,
  createLegend,
  createPointLayer,
  createPolygonLayer,
  geoJsonFeatures,
  legendMessages,
} from '@gep/map-engine';
import { markerSymbol, simpleMarker } from '@gep/map-engine/model';
import { generateCategories, graduatedSizeScheme, uniqueValuesScheme } from '@gep/map-engine/scheme';
import type { GeoJsonCollection, LegendControl, MapHandle } from '@gep/map-engine';

/** One legend for two layers: land by its use, towns by their people; a click on a line shows or hides it. */
export function landAndTownsLegend(
  map: MapHandle,
  land: GeoJsonCollection,
  towns: GeoJsonCollection,
): LegendControl {
  const areas = geoJsonFeatures(land);
  const places = geoJsonFeatures(towns);
  const byUse = uniqueValuesScheme('polygon', { field: { name: 'use', type: 'STRING' }, ramp: 'Set2' });
  const byPeople = graduatedSizeScheme('point', {
    field: { name: 'people', type: 'INT4' },
    template: markerSymbol(simpleMarker({ fillColor: '#34495e' })),
    classes: 3,
    startSize: 6,
    endSize: 20,
  });
  const rows = (features: typeof areas) => ({ properties: features.map(({ properties }) => properties) });
  const group = createGroupLayer({ name: 'Land and towns' }, [
    createPolygonLayer(
      { name: 'Land use', scheme: generateCategories(byUse, rows(areas)) },
      { features: areas },
    ),
    createPointLayer(
      { name: 'People', scheme: generateCategories(byPeople, rows(places)) },
      { features: places },
    ),
  ]);
  map.addLayer(group);
  return createLegend(group, { messages: legendMessages.en });
}
