import {
  createLegend,
  createMap,
  createRasterLayer,
  geoTiffLoader,
  rasterValues,
} from '@gep/map-engine';
import { coverFile } from './data/rasters';

const file = geoTiffLoader(await coverFile());
const scheme = rasterValues({
  colors: { 1: '#7fb3dc', 2: '#f0d890', 3: '#a9cf7f', 4: '#3d7a3a', 5: '#d9694f' },
  labels: { 1: 'Water', 2: 'Farmland', 3: 'Grassland', 4: 'Forest', 5: 'Town' },
});

const map = createMap('map');
const layer = map.addLayer(
  createRasterLayer({ ...(await file.describe()), ...file, scheme }),
);
void map.fit(layer, { duration: 0 });
document.querySelector('#panel')?.append(createLegend(layer).element);
