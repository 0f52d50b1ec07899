import {
  createMap,
  createPolygonLayer,
  decodeScheme,
  encodeScheme,
  graduated,
} from '@gep/map-engine';
import { isVectorScheme } from '@gep/map-engine/model';
import { districts } from './data/county';

const map = createMap('map');
const scheme = graduated({
  field: 'yield',
  method: 'quantile',
  classes: 4,
  ramp: 'PuBuGn',
});
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });

// A style as JSON for a file or a database, and back; unknown parts travel along.
const text = document.createElement('textarea');
Object.assign(text, { rows: 18, ariaLabel: 'Saved style' });
Object.assign(text.style, {
  width: '100%',
  font: '12px monospace',
  boxSizing: 'border-box',
});
text.value = JSON.stringify(encodeScheme(layer.scheme), null, 1);

const answer = document.createElement('p');
const load = document.createElement('button');
load.textContent = 'Load the text';
load.onclick = () => {
  try {
    const read = decodeScheme(JSON.parse(text.value), { geometry: 'polygon' });
    if (isVectorScheme(read)) layer.setScheme(read);
    answer.textContent = 'Loaded';
  } catch (error) {
    answer.textContent = error instanceof Error ? error.message : String(error);
  }
};
document.querySelector('#panel')?.append(text, load, answer);
