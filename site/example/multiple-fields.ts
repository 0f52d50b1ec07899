import {
  createLegend,
  createMap,
  createPolygonLayer,
  multipleFields,
} from '@gep/map-engine';
import { districts } from './data/county';

const scheme = multipleFields({ fields: ['use', 'tenure'], ramp: 'Set3' });

const map = createMap('map');
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });
document.querySelector('#panel')?.append(createLegend(layer).element);
