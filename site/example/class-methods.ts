import {
  classify,
  createMap,
  createPolygonLayer,
  graduated,
} from '@gep/map-engine';
import { classMethods } from '@gep/map-engine/model';
import { districts } from './data/county';

// One map for each method; the same values, the same ramp, other breaks.
const app = document.querySelector<HTMLElement>('#map');
Object.assign(app?.style ?? {}, {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gridTemplateRows: '1fr 1fr',
});
const values = districts.features.map(({ properties }) =>
  Number(properties?.['population']),
);

for (const method of classMethods) {
  const figure = document.createElement('figure');
  const target = document.createElement('div');
  const caption = document.createElement('figcaption');
  Object.assign(figure.style, {
    display: 'flex',
    flexDirection: 'column',
    margin: '6px',
  });
  target.style.flex = '1';
  caption.style.fontSize = '12px';
  const breaks = classify(values, { method, classes: 5 });
  caption.textContent = `${method} (${breaks.length - 1})`;
  figure.append(target, caption);
  app?.append(figure);

  const map = createMap(target, { scaleLine: false });
  const scheme = graduated({
    field: 'population',
    method,
    classes: 5,
    ramp: 'YlOrRd',
  });
  void map.fit(map.addLayer(createPolygonLayer({ features: districts, scheme })), {
    duration: 0,
    padding: 4,
  });
}
