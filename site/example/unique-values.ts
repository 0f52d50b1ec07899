import {
  createLegend,
  createMap,
  createPolygonLayer,
  uniqueValues,
} from '@gep/map-engine';
import { districts } from './data/county';

const scheme = uniqueValues({
  field: 'use',
  colors: {
    forest: '#3d7a3a',
    farmland: '#f0d890',
    grassland: '#a9cf7f',
    town: '#d9694f',
    water: '#7fb3dc',
  },
  labels: {
    forest: 'Forest',
    farmland: 'Farmland',
    grassland: 'Grassland',
    town: 'Town',
    water: 'Water',
  },
});

const map = createMap('map');
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });
document
  .querySelector('#panel')
  ?.append(createLegend(layer, { counts: true }).element);
