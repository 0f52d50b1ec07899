import {
  createLegend,
  createMap,
  createPolygonLayer,
  graduated,
} from '@gep/map-engine';
import { districts } from './data/county';

const scheme = graduated({
  field: 'population',
  method: 'quantile',
  classes: 5,
  ramp: 'YlGnBu',
});
const layer = createPolygonLayer({
  name: 'Population',
  features: districts,
  scheme,
});

const map = createMap('map');
map.addLayer(layer);
void map.fit(layer, { duration: 0 });

const legend = createLegend(layer, {
  unit: 'thousand people',
  format: (people) => (people / 1000).toFixed(0),
});
document.querySelector('#panel')?.append(legend.element);
