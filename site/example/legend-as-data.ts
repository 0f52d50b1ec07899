import { createMap, createPolygonLayer, graduated, legend } from '@gep/map-engine';
import { districts } from './data/county';

const map = createMap('map');
const scheme = graduated({
  field: 'forest',
  method: 'quantile',
  classes: 5,
  ramp: 'YlGn',
});
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });

// The same legend as data: draw it with the components of your own page.
const { entries } = legend(layer.scheme, { unit: '%' });
const total = entries.reduce((sum, { count }) => sum + (count ?? 0), 0);
const rows = entries.map((entry) => {
  const color =
    layer.scheme.categories.find(({ key }) => key === entry.key)?.color ??
    '#c8c8c8';
  const share = Math.round((100 * (entry.count ?? 0)) / total);
  const row = document.createElement('div');
  row.append(`${entry.label}: ${entry.count} (${share}%)`);
  const bar = document.createElement('div');
  Object.assign(bar.style, {
    width: `${share * 2}%`,
    height: '10px',
    background: color,
  });
  row.append(bar);
  return row;
});
document.querySelector('#panel')?.append(...rows);
