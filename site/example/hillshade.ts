import {
  createMap,
  createRasterLayer,
  geoTiffLoader,
  stretch,
} from '@gep/map-engine';
import { heightFile } from './data/rasters';

const file = geoTiffLoader(await heightFile());
const about = await file.describe();
const scheme = (azimuth: number) =>
  stretch({
    ramp: ['#ffffff', '#ffffff'],
    relief: { used: true, sunAngle: 40, azimuth, zFactor: 12 },
    resampling: 'bilinear',
  })(about);

const map = createMap('map');
const layer = map.addLayer(
  createRasterLayer({ ...about, ...file, scheme: scheme(315) }),
);
void map.fit(layer, { duration: 0 });

const sun = document.createElement('input');
Object.assign(sun, { type: 'range', min: '0', max: '360', value: '315' });
sun.oninput = () => layer.setScheme(scheme(sun.valueAsNumber));
const label = document.createElement('label');
label.append('Direction of the sun', sun);
document.querySelector('#panel')?.append(label);
