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
  ramp: ['#3f7d4e', '#a8c686', '#f2e6b1', '#c99a5b', '#8a5a3b', '#ffffff'],
  relief: { used: true, sunAngle: 45, zFactor: 12 },
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
