import {
  createMap,
  createRasterLayer,
  createSwipe,
  geoTiffLoader,
  stretch,
} from '@gep/map-engine';
import { carbonFile } from './data/rasters';

const scheme = stretch({ ramp: 'YlGn', min: 0, max: 110, resampling: 'bilinear' });
const layers = await Promise.all(
  ([2010, 2020] as const).map(async (year) => {
    const file = geoTiffLoader(await carbonFile(year));
    return createRasterLayer({
      name: String(year),
      ...(await file.describe()),
      ...file,
      scheme,
    });
  }),
);

const map = createMap('map');
const [left, right] = layers.map((layer) => map.addLayer(layer));
void map.fit(left, { duration: 0 });
createSwipe(map, { left, right, position: 0.5, label: '2010 and 2020' });
