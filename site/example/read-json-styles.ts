import { createMap, createPolygonLayer } from '@gep/map-engine';
import { schemeFromStyleJson } from '@gep/map-engine/interchange';
import { isVectorScheme } from '@gep/map-engine/model';
import { recountRows } from '@gep/map-engine/scheme/edit';
import { districts } from './data/county';

// Three formats of JSON; the text itself says which it is.
const use = [
  'match',
  ['get', 'use'],
  'forest',
  '#31a354',
  'water',
  '#74add1',
  '#e5e5e5',
];
const paint = { 'fill-color': use, 'fill-outline-color': '#ffffff' };
const fill = (color: string) => [{ kind: 'Fill', color, outlineColor: '#ffffff' }];
const styles: Record<string, unknown> = {
  'Mapbox GL': {
    version: 8,
    sources: { county: { type: 'geojson', data: '' } },
    layers: [{ id: 'use', type: 'fill', source: 'county', paint }],
  },
  GeoStyler: {
    name: 'Density',
    rules: [
      { name: 'thin', filter: ['<=', 'density', 50], symbolizers: fill('#fee8c8') },
      { name: 'dense', filter: ['>', 'density', 50], symbolizers: fill('#e34a33') },
    ],
  },
  'OpenLayers flat style': {
    'fill-color': ['case', ['>', ['get', 'forest'], 60], '#238b45', '#c7e9c0'],
    'stroke-color': '#ffffff',
  },
};

const properties = districts.features.map((feature) => feature.properties ?? {});
function schemeOf(name: string) {
  const { result } = schemeFromStyleJson(JSON.stringify(styles[name]), {
    geometry: 'polygon',
  });
  if (!isVectorScheme(result))
    throw new TypeError(`a vector style is needed, got ${result.kind}`);
  return recountRows(result, { properties });
}

const map = createMap('map');
const scheme = schemeOf('Mapbox GL');
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });
for (const name of Object.keys(styles)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.onclick = () => layer.setScheme(schemeOf(name));
  document.querySelector('#panel')?.append(button);
}
