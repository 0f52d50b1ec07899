import {
  createLegend,
  createMap,
  createPolygonLayer,
  generateCategories,
  graduated,
  pinCategory,
} from '@gep/map-engine';
import { districts } from './data/county';

const properties = districts.features.map((feature) => feature.properties ?? {});
const build = graduated({
  field: 'yield',
  method: 'natural-breaks',
  classes: 4,
  ramp: 'YlGn',
});
const scheme = build({ geometry: 'polygon', properties });

// A person paints and names the highest class …
const [highest] = scheme.categories.slice(-1);
const pinned = pinCategory(scheme, highest.key, {
  color: '#c0392b',
  label: 'above target',
});

// … and it stays when the number of classes changes.
const input = document.createElement('input');
Object.assign(input, {
  type: 'range',
  min: '2',
  max: '9',
  value: '6',
  ariaLabel: 'Classes',
});
const classed = () =>
  generateCategories(
    {
      ...pinned,
      classification: { ...pinned.classification, classes: input.valueAsNumber },
    },
    { properties },
  );

const map = createMap('map');
const layer = map.addLayer(
  createPolygonLayer({ features: districts, scheme: classed() }),
);
input.oninput = () => layer.setScheme(classed());
void map.fit(layer, { duration: 0 });
document
  .querySelector('#panel')
  ?.append(input, createLegend(layer, { unit: 't/ha' }).element);
