import {
  createLegend,
  createMap,
  createPointLayer,
  createPolygonLayer,
  graduatedSizes,
  markerSymbol,
  simpleMarker,
  singleSymbol,
} from '@gep/map-engine';
import { districts, towns } from './data/county';

const symbol = markerSymbol(
  simpleMarker({
    fillColor: '#d9694fcc',
    outline: true,
    strokeColor: '#ffffff',
    strokeWidth: 1,
  }),
);
const scheme = graduatedSizes({
  field: 'people',
  symbol,
  method: 'natural-breaks',
  classes: 4,
  startSize: 8,
  endSize: 40,
});

const map = createMap('map');
const ground = map.addLayer(
  createPolygonLayer({
    features: districts,
    scheme: singleSymbol({ color: '#e8eee9' }),
  }),
);
const layer = map.addLayer(createPointLayer({ features: towns, scheme }));
void map.fit(ground, { duration: 0 });
document
  .querySelector('#panel')
  ?.append(createLegend(layer, { unit: 'people' }).element);
