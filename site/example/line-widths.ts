import {
  createLegend,
  createLineLayer,
  createMap,
  graduatedSizes,
  lineSymbol,
  simpleLine,
} from '@gep/map-engine';
import { rivers } from './data/county';

const symbol = lineSymbol(
  simpleLine({ color: '#2f6fb2', cap: 'round', join: 'round' }),
);
const scheme = graduatedSizes({
  field: 'flow',
  symbol,
  method: 'equal-interval',
  classes: 4,
  startSize: 1.5,
  endSize: 9,
});

const map = createMap('map');
const layer = map.addLayer(createLineLayer({ features: rivers, scheme }));
void map.fit(layer, { duration: 0, padding: 24 });
document
  .querySelector('#panel')
  ?.append(createLegend(layer, { unit: 'm³/s' }).element);
