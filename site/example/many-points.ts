import {
  createLegend,
  createMap,
  createPointLayer,
  graduated,
  markerSymbol,
  simpleMarker,
} from '@gep/map-engine';
import { stations } from './data/county';

const scheme = graduated({
  field: 'rain',
  method: 'natural-breaks',
  classes: 6,
  ramp: 'YlGnBu',
  symbol: markerSymbol(
    simpleMarker({
      size: 11,
      outline: true,
      strokeColor: '#ffffff',
      strokeWidth: 1,
    }),
  ),
});

const map = createMap('map');
const layer = map.addLayer(
  createPointLayer({ name: 'Stations', features: stations, scheme }),
);
void map.fit(layer, { duration: 0, padding: 16 });
document
  .querySelector('#panel')
  ?.append(createLegend(layer, { unit: 'mm a year' }).element);
