import {
  createMap,
  createPolygonLayer,
  graduated,
  registerProjection,
} from '@gep/map-engine';
import { districts } from './data/county';

const codes = ['EPSG:4547', 'EPSG:4490', 'EPSG:3857'];
for (const code of codes) registerProjection(code);

const map = createMap('map', { projection: codes[0] });
const scheme = graduated({ field: 'forest', classes: 5, ramp: 'YlGn' });
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });

// All layers follow; the place that is looked at stays.
const select = document.createElement('select');
select.ariaLabel = 'Projection';
select.append(...codes.map((code) => new Option(code)));
select.onchange = () => {
  map.setProjection(select.value);
  void map.fit(layer, { duration: 0 });
};
document.querySelector('#panel')?.append(select);
