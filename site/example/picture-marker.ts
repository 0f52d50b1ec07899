import {
  createMap,
  createPointLayer,
  createPolygonLayer,
  imageMarker,
  markerSymbol,
  singleSymbol,
} from '@gep/map-engine';
import { districts, towns } from './data/county';

// Any picture as a data URL; here it is painted by the page.
const canvas = document.createElement('canvas');
canvas.width = canvas.height = 64;
const pen = canvas.getContext('2d');
if (pen) {
  const shine = pen.createRadialGradient(24, 20, 2, 32, 32, 30);
  shine.addColorStop(0, '#fff6d6');
  shine.addColorStop(0.4, '#f0a830');
  shine.addColorStop(1, '#a8481c');
  pen.fillStyle = shine;
  pen.arc(32, 32, 30, 0, 7);
  pen.fill();
}

const symbol = markerSymbol(
  imageMarker({
    name: 'Ball',
    source: canvas.toDataURL(),
    width: 28,
    height: 28,
    anchorY: 'bottom',
  }),
);

const map = createMap('map');
const ground = map.addLayer(
  createPolygonLayer({
    features: districts,
    scheme: singleSymbol({ color: '#e8eee9' }),
  }),
);
map.addLayer(
  createPointLayer({ features: towns, scheme: singleSymbol({ symbol }) }),
);
void map.fit(ground, { duration: 0 });
