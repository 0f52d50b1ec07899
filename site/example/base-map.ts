import {
  createLandBasemap,
  createMap,
  createPolygonLayer,
  graduated,
} from '@gep/map-engine';
import land from 'world-atlas/land-110m.json';
import { districts } from './data/county';

// Land without borders from a file of the page: no tile service is asked.
const map = createMap('map');
map.olMap.addLayer(createLandBasemap(land, { color: '#e3e8dc' }));
const ground = document.querySelector<HTMLElement>('#map');
if (ground) ground.style.background = '#cfe2ee';

const scheme = graduated({ field: 'population', classes: 5, ramp: 'YlOrRd' });
map.addLayer(createPolygonLayer({ features: districts, scheme, opacity: 0.9 }));
void map.fit([12_500_000, 4_050_000, 13_900_000, 4_850_000], { duration: 0 });
