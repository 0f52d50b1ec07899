import {
  createLegend,
  createMap,
  createPolygonLayer,
  graduated,
} from '@gep/map-engine';
import { editSchemeBreak, reclassify } from '@gep/map-engine/scheme/edit';
import { districts } from './data/county';

const properties = districts.features.map((feature) => feature.properties ?? {});
const scheme = graduated({ field: 'forest', classes: 4, ramp: 'YlGn' })({
  geometry: 'polygon',
  properties,
});

const map = createMap('map');
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });

let now = scheme;
const show = (next: typeof scheme) => layer.setScheme((now = next));

const edge = document.createElement('input');
Object.assign(edge, {
  type: 'number',
  value: '50',
  ariaLabel: 'Upper edge of the second class',
});
const answer = document.createElement('p');
edge.onchange = () => {
  const edited = editSchemeBreak(now, 2, edge.value);
  answer.textContent = edited.ok ? '' : edited.problem.code;
  if (edited.ok) show(edited.scheme);
};
const fewer = document.createElement('button');
fewer.textContent = 'Quantiles again';
fewer.onclick = () =>
  show(reclassify(now, { method: 'quantile', classes: 4 }, { properties }));

document
  .querySelector('#panel')
  ?.append(edge, fewer, answer, createLegend(layer, { unit: '% forest' }).element);
