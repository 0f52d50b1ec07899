import {
  characterMarker,
  createMap,
  createPointLayer,
  createPolygonLayer,
  markerSymbol,
  simpleMarker,
  singleSymbol,
  uniqueValues,
} from '@gep/map-engine';
import { districts, towns } from './data/county';

// A character of any font of the page on a disc: two layers of one symbol.
const badge = (text: string, color: string) =>
  markerSymbol(
    simpleMarker({
      size: 30,
      fillColor: color,
      outline: true,
      strokeColor: '#ffffff',
      strokeWidth: 2,
    }),
    characterMarker({
      text,
      size: 16,
      fontFamily: 'sans-serif',
      fontStyle: 'bold',
      fillColor: '#ffffff',
    }),
  );
const symbols = {
  city: badge('C', '#c0392b'),
  market: badge('M', '#7a5195'),
  port: badge('P', '#2f6fb2'),
};

const map = createMap('map');
const ground = map.addLayer(
  createPolygonLayer({
    features: districts,
    scheme: singleSymbol({ color: '#e8eee9' }),
  }),
);
map.addLayer(
  createPointLayer({
    features: towns,
    scheme: uniqueValues({ field: 'kind', symbols }),
  }),
);
void map.fit(ground, { duration: 0 });
