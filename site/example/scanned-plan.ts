import {
  createImageLayer,
  createMap,
  createPolygonLayer,
  singleSymbol,
} from '@gep/map-engine';
import type { ControlPoint } from '@gep/map-engine';
import { districts } from './data/county';

// A plan, here painted by the page; usually a scan.
const plan = document.createElement('canvas');
Object.assign(plan, { width: 400, height: 300 });
const pen = plan.getContext('2d');
if (pen) {
  pen.fillStyle = '#f4ecd8';
  pen.fillRect(0, 0, 400, 300);
  pen.strokeStyle = '#8a3324';
  for (let i = 0; i < 14; i++)
    pen.strokeRect(10 + i * 10, 10 + i * 9, 380 - i * 20, 280 - i * 18);
  pen.fillStyle = '#8a3324';
  pen.font = '28px serif';
  pen.fillText('Plan of 1912', 120, 160);
}

/** A pixel of the plan and where it is on the map. */
const point = (x: number, y: number, lon: number, lat: number): ControlPoint => ({
  checked: true,
  pixel: [x, y],
  map: [lon, lat],
});
const controlPoints = [
  point(0, 0, 116.7, 37.3),
  point(400, 0, 118.1, 37.4),
  point(0, 300, 116.8, 36.4),
  point(400, 300, 118.26, 36.46),
];

const map = createMap('map');
const ground = map.addLayer(
  createPolygonLayer({
    features: districts,
    scheme: singleSymbol({ color: '#dfe8da' }),
  }),
);
const image = map.addLayer(
  createImageLayer({
    source: plan.toDataURL(),
    projection: 'EPSG:4326',
    transformType: 'affine',
    controlPoints,
    opacity: 0.85,
  }),
);
void map.fit(ground, { duration: 0 });
image.on('data-changed', () => {
  const missed = (image.residuals()?.rms ?? 0) / 1000;
  const text = `The plan misses its points by ${missed.toFixed(1)} km on average.`;
  document.querySelector('#panel')?.replaceChildren(text);
});
