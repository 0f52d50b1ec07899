import {
  createLegend,
  createMap,
  createPolygonLayer,
  geoJsonFeatures,
  uniqueValues,
} from '@gep/map-engine';
import { findNeighbours } from '@gep/map-engine/geometry';
import { provePalette } from '@gep/map-engine/scheme';
import { evenOutScheme } from '@gep/map-engine/scheme/edit';
import { districts } from './data/county';

const map = createMap('map');
const scheme = uniqueValues({ field: 'use', ramp: 'Dark2' });
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });

// Only land uses that touch on the map have to look different.
const features = geoJsonFeatures(districts);
const properties = features.map((one) => one.properties);
const pairs = await findNeighbours(features.map((one) => one.geometry));
const options = { base: '#ffffff', neighbours: { properties, pairs } };

const proof = document.createElement('pre');
function prove() {
  const { scheme: drawn } = layer;
  if (!('categories' in drawn)) return;
  const labels = new Map(drawn.categories.map((row) => [row.key, row.label]));
  proof.textContent = provePalette(drawn, options)
    .map(({ sight, smallest, alike }) => {
      const names = alike.map((two) => two.map((key) => labels.get(key)));
      const said = names.map((two) => `\n  ${two.join(' ~ ')}`).join('');
      return `${sight}: at least ${smallest.toFixed(1)}${said}`;
    })
    .join('\n');
}
const button = document.createElement('button');
button.textContent = 'Even out';
button.onclick = () => {
  if (!('categories' in layer.scheme)) return;
  layer.setScheme(evenOutScheme(layer.scheme, options));
  prove();
};
prove();
const legend = createLegend(layer);
document.querySelector('#panel')?.append(button, legend.element, proof);
