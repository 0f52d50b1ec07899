import {
  createLegend,
  createMap,
  createRasterLayer,
  geoTiffLoader,
  stretch,
} from '@gep/map-engine';
import { heightFile } from './data/rasters';

const file = geoTiffLoader(await heightFile());
const scheme = stretch({
  stretch: 'percent-clip',
  ramp: 'viridis',
  resampling: 'bilinear',
});

const map = createMap('map');
const layer = map.addLayer(
  createRasterLayer({ ...(await file.describe()), ...file, scheme }),
);
void map.fit(layer, { duration: 0 });
document
  .querySelector('#panel')
  ?.append(createLegend(layer, { unit: 'm' }).element);
