import {
  createLegend,
  createMap,
  createPolygonLayer,
  graduated,
} from '@gep/map-engine';
import { districts } from './data/county';

// `pivot` makes the classes symmetric about zero, so both colours mean as much.
const scheme = graduated({
  field: 'change',
  method: 'equal-interval',
  classes: 6,
  pivot: 0,
  ramp: 'RdBu',
});

const map = createMap('map');
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });
document
  .querySelector('#panel')
  ?.append(createLegend(layer, { unit: '% since 2010' }).element);
