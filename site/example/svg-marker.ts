import {
  createMap,
  createPointLayer,
  createPolygonLayer,
  singleSymbol,
  svgMarker,
  uniqueValues,
} from '@gep/map-engine';
import { markerSymbol } from '@gep/map-engine';
import { districts, towns } from './data/county';

// Drawings are cleaned before they are drawn, and take the colour of the symbol.
const drawing = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
const marker = (path: string, fillColor: string) =>
  markerSymbol(
    svgMarker({
      svg: drawing(path),
      width: 30,
      height: 30,
      fillColor,
      outline: true,
      strokeColor: '#ffffff',
      strokeWidth: 1,
    }),
  );

const symbols = {
  city: marker('M3 21V9l6-4v16zM10 21V3h6v18zM17 21V11h5v10z', '#c0392b'),
  market: marker('M4 10h16l-2 11H6zM7 9l5-7 5 7h-3l-2-3-2 3z', '#8e5ea2'),
  port: marker(
    'M12 2a3 3 0 0 1 1.5 5.6V19a6 6 0 0 0 5-5l2 1c-1 4-4 7-8.500 7S4.500 19 3.500 15l2-1a6 6 0 0 0 5 5V7.600A3 3 0 0 1 12 2z',
    '#2f6fb2',
  ),
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
