import {
  createLineLayer,
  createPointLayer,
  labelSymbol,
  lineSymbol,
  markerSymbol,
  simpleLine,
  simpleMarker,
  singleSymbol,
} from '@gep/map-engine';
import type { GeoJsonCollection, MapHandle } from '@gep/map-engine';

/** Names along the rivers; of towns that are close together the larger ones keep their names. */
export function namedRiversAndTowns(
  map: MapHandle,
  rivers: GeoJsonCollection,
  towns: GeoJsonCollection,
): void {
  const alongRivers = singleSymbol({
    symbol: lineSymbol(simpleLine({ color: '#2f6fb2', width: 3 })),
    label: labelSymbol({
      useLabel: true,
      field: 'name',
      placement: 'line',
      size: 13,
      fontStyle: 'italic',
      color: '#123a5a',
      haloWidth: 2,
      offsetY: -10,
    }),
  });
  const atTowns = singleSymbol({
    symbol: markerSymbol(simpleMarker({ size: 7, fillColor: '#c0392b' })),
    label: labelSymbol({
      useLabel: true,
      field: 'name',
      priorityField: 'people',
      offsetY: -12,
      haloWidth: 2,
      maxResolution: 2000,
    }),
  });
  map.addLayer(createLineLayer({ scheme: alongRivers, features: rivers }));
  map.addLayer(createPointLayer({ scheme: atTowns, features: towns }));
}
