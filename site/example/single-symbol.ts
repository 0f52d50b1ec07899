import {
  createMap,
  createPolygonLayer,
  fillSymbol,
  lineSymbol,
  simpleFill,
  simpleLine,
  singleSymbol,
} from '@gep/map-engine';
import { districts } from './data/county';

const outline = lineSymbol(simpleLine({ color: '#ffffff', width: 1.5 }));
const symbol = fillSymbol(simpleFill({ color: '#7fae8d', outline }));

const map = createMap('map');
const layer = map.addLayer(
  createPolygonLayer({ features: districts, scheme: singleSymbol({ symbol }) }),
);
void map.fit(layer, { duration: 0 });
