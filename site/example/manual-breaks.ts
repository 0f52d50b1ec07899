import {
  createLegend,
  createMap,
  createPolygonLayer,
  graduated,
} from '@gep/map-engine';
import { districts } from './data/county';

// Edges from a regulation, with labels of one's own; everything above the last edge is in the last class too.
const scheme = graduated({
  field: 'density',
  manualBreaks: [0, 25, 75, 150, 300],
  openAbove: true,
  ramp: ['#edf8fb', '#b3cde3', '#8c96c6', '#88419d'],
});

const map = createMap('map');
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });
document
  .querySelector('#panel')
  ?.append(createLegend(layer, { unit: 'people/km²' }).element);
