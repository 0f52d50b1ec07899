import {
  createLineLayer,
  createMap,
  imageLine,
  lineSymbol,
  singleSymbol,
} from '@gep/map-engine';
import { rivers } from './data/county';

// A picture that is laid along the line and bends with it.
const canvas = document.createElement('canvas');
Object.assign(canvas, { width: 32, height: 16 });
const pen = canvas.getContext('2d');
if (pen) {
  pen.fillStyle = '#cfe6f5';
  pen.fillRect(0, 0, 32, 16);
  pen.strokeStyle = '#2f6fb2';
  pen.lineWidth = 3;
  pen.beginPath();
  for (let x = 0; x <= 32; x++) pen.lineTo(x, 8 + 4 * Math.sin((x / 16) * Math.PI));
  pen.stroke();
}
const symbol = lineSymbol(
  imageLine({ name: 'Waves', source: canvas.toDataURL(), width: 14, interval: 0 }),
);

const map = createMap('map');
const layer = map.addLayer(
  createLineLayer({ features: rivers, scheme: singleSymbol({ symbol }) }),
);
void map.fit(layer, { duration: 0, padding: 24 });
