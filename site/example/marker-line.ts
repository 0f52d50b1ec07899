import {
  createLineLayer,
  createMap,
  lineSymbol,
  markerLine,
  markerSymbol,
  simpleLine,
  simpleMarker,
  singleSymbol,
} from '@gep/map-engine';
import { rivers } from './data/county';

const arrow = markerSymbol(
  simpleMarker({ shape: 'triangle', size: 11, rotation: 90, fillColor: '#123a5a' }),
);
const spring = markerSymbol(
  simpleMarker({
    size: 12,
    fillColor: '#ffffff',
    outline: true,
    strokeColor: '#2f6fb2',
    strokeWidth: 3,
  }),
);
const symbol = lineSymbol(
  simpleLine({ color: '#8fbfe6', width: 5, cap: 'round', join: 'round' }),
  markerLine({ marker: arrow, interval: 48, followLine: true }),
  markerLine({ marker: spring, position: 'first' }),
);

const map = createMap('map');
const layer = map.addLayer(
  createLineLayer({ features: rivers, scheme: singleSymbol({ symbol }) }),
);
void map.fit(layer, { duration: 0, padding: 24 });
