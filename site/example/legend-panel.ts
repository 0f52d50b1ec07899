import {
  createGroupLayer,
  createLegend,
  createMap,
  createPointLayer,
  createPolygonLayer,
  graduatedSizes,
  markerSymbol,
  simpleMarker,
  uniqueValues,
} from '@gep/map-engine';
import { districts, towns } from './data/county';

const land = createPolygonLayer({
  name: 'Land use',
  features: districts,
  scheme: uniqueValues({ field: 'use', ramp: 'Set2' }),
});
const people = createPointLayer({
  name: 'Towns',
  features: towns,
  scheme: graduatedSizes({
    field: 'people',
    symbol: markerSymbol(simpleMarker({ fillColor: '#34495e' })),
    method: 'pretty',
    classes: 3,
    startSize: 6,
    endSize: 22,
  }),
});

const map = createMap('map');
const group = map.addLayer(
  createGroupLayer({ name: 'Land and towns', children: [land, people] }),
);
void map.fit(group, { duration: 0 });

// One legend for both layers; each row is a switch, and the map follows.
document
  .querySelector('#panel')
  ?.append(createLegend(group, { counts: true }).element);
