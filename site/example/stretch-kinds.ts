import {
  createLegend,
  createMap,
  createRasterLayer,
  geoTiffLoader,
  stretch,
} from '@gep/map-engine';
import { stretchKinds } from '@gep/map-engine/model';
import { heightFile } from './data/rasters';

const file = geoTiffLoader(await heightFile());
const about = await file.describe();
const scheme = (kind: (typeof stretchKinds)[number]) =>
  stretch({ stretch: kind, ramp: 'cividis', resampling: 'bilinear' })(about);

const map = createMap('map');
const layer = map.addLayer(
  createRasterLayer({
    ...about,
    ...file,
    scheme: scheme('histogram-equalization'),
  }),
);
void map.fit(layer, { duration: 0 });

const select = document.createElement('select');
select.ariaLabel = 'Stretch';
select.append(...stretchKinds.map((kind) => new Option(kind)));
select.value = 'histogram-equalization';
select.onchange = () =>
  layer.setScheme(scheme(select.value as (typeof stretchKinds)[number]));
document
  .querySelector('#panel')
  ?.append(select, createLegend(layer, { unit: 'm' }).element);
