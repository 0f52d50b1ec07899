import {
  createMap,
  createPointLayer,
  createPolygonLayer,
  labelSymbol,
  markerSymbol,
  simpleMarker,
  singleSymbol,
} from '@gep/map-engine';
import { districts, towns } from './data/county';

const named = singleSymbol({
  symbol: markerSymbol(simpleMarker({ size: 7, fillColor: '#c0392b' })),
  label: labelSymbol({
    useLabel: true,
    field: 'name',
    priorityField: 'people',
    size: 13,
    offsetY: -12,
    haloWidth: 2,
    haloColor: '#ffffff',
  }),
});

const map = createMap('map');
const ground = map.addLayer(
  createPolygonLayer({
    features: districts,
    scheme: singleSymbol({ color: '#e8eee9' }),
  }),
);
map.addLayer(createPointLayer({ features: towns, scheme: named }));
void map.fit(ground, { duration: 0 });
