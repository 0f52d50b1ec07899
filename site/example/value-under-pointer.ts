import {
  createMap,
  createRasterLayer,
  formatNumber,
  geoTiffLoader,
  stretch,
} from '@gep/map-engine';
import { heightFile } from './data/rasters';

const file = geoTiffLoader(await heightFile());
const scheme = stretch({ ramp: 'viridis', resampling: 'bilinear' });

const map = createMap('map');
const layer = map.addLayer(
  createRasterLayer({ ...(await file.describe()), ...file, scheme }),
);
void map.fit(layer, { duration: 0 });

const output = document.createElement('output');
output.textContent = 'Move over the map';
document.querySelector('#panel')?.append(output);
map.olMap.on('pointermove', ({ coordinate }) => {
  const [height = null] = layer.valueAt(coordinate) ?? [];
  output.textContent =
    height === null ? 'no cell here' : `${formatNumber(height, { decimals: 1 })} m`;
});
