import {
  createLegend,
  createLineLayer,
  createMap,
  lineSymbol,
  simpleLine,
  uniqueValues,
} from '@gep/map-engine';
import { roads } from './data/county';

// Strokes are drawn from the first to the last: a wide dark one under a narrow light one is a cased road.
const symbols = {
  motorway: lineSymbol(
    simpleLine({ color: '#8a3324', width: 11 }),
    simpleLine({ color: '#f2a65a', width: 8 }),
    simpleLine({ color: '#8a3324', width: 1 }),
  ),
  trunk: lineSymbol(
    simpleLine({ color: '#6b5b2e', width: 7 }),
    simpleLine({ color: '#fbe58c', width: 5 }),
  ),
  county: lineSymbol(
    simpleLine({ color: '#5b6875', width: 2.5, dash: 'dash-dot', cap: 'butt' }),
  ),
};

const map = createMap('map');
const layer = map.addLayer(
  createLineLayer({
    features: roads,
    scheme: uniqueValues({ field: 'level', symbols }),
  }),
);
void map.fit(layer, { duration: 0, padding: 24 });
document.querySelector('#panel')?.append(createLegend(layer).element);
