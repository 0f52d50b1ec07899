import {
  createLegend,
  createMap,
  createPolygonLayer,
  graduated,
} from '@gep/map-engine';
import { districts } from './data/county';

// The layout of a legend has no weight: any rule of the page replaces it.
const style = document.createElement('style');
style.textContent = `
  #panel .gep-legend-list { display: flex; flex-wrap: wrap; gap: 4px 24px; }
  #panel .gep-legend-entry { flex: none; }
`;
document.head.append(style);
document.querySelector('#app')?.classList.add('column');

const map = createMap('map');
const scheme = graduated({
  field: 'forest',
  method: 'pretty',
  classes: 6,
  ramp: 'Greens',
});
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });
document
  .querySelector('#panel')
  ?.append(createLegend(layer, { unit: '% forest' }).element);
