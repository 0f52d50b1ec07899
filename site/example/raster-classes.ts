import {
  createLegend,
  createMap,
  createRasterLayer,
  geoTiffLoader,
  rasterClasses,
} from '@gep/map-engine';
import { heightFile } from './data/rasters';

const file = geoTiffLoader(await heightFile());
const scheme = rasterClasses({ method: 'quantile', classes: 6, ramp: 'YlOrBr' });

const map = createMap('map');
const layer = map.addLayer(
  createRasterLayer({ ...(await file.describe()), ...file, scheme }),
);
void map.fit(layer, { duration: 0 });
const legend = createLegend(layer, {
  unit: 'm',
  format: (metres) => metres.toFixed(0),
});
document.querySelector('#panel')?.append(legend.element);
