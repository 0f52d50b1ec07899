import {
  createMap,
  createPolygonLayer,
  fillSymbol,
  gradientFill,
  graduated,
} from '@gep/map-engine';
import {
  cartoSymOfScheme,
  flatStyleOfScheme,
  geoStylerOfScheme,
  mapboxStyleOfScheme,
  qmlOfScheme,
  sldOfScheme,
} from '@gep/map-engine/interchange';
import type { Converted } from '@gep/map-engine/interchange';
import { districts } from './data/county';

const map = createMap('map');
const symbol = fillSymbol(
  gradientFill({ startColor: '#ffffff', endColor: '#3d7a3a' }),
);
const scheme = graduated({ field: 'forest', classes: 3, ramp: 'YlGn', symbol });
const layer = map.addLayer(createPolygonLayer({ features: districts, scheme }));
void map.fit(layer, { duration: 0 });

const writers: Record<string, () => Converted<unknown>> = {
  'SLD (GeoServer)': () =>
    sldOfScheme(layer.scheme, { version: '1.0.0', name: 'forest' }),
  QGIS: () => qmlOfScheme(layer.scheme),
  GeoStyler: () => geoStylerOfScheme(layer.scheme),
  'Mapbox GL': () => mapboxStyleOfScheme(layer.scheme),
  'CartoSym-JSON': () => cartoSymOfScheme(layer.scheme),
  'OpenLayers flat style': () => flatStyleOfScheme(layer.scheme),
};

const select = document.createElement('select');
select.append(...Object.keys(writers).map((name) => new Option(name)));
select.ariaLabel = 'Format';
const lost = document.createElement('ul');
const text = document.createElement('pre');
const write = () => {
  const { result, losses } = writers[select.value]();
  text.textContent =
    typeof result === 'string' ? result : JSON.stringify(result, null, 1);
  const rows = losses.map(
    ({ property, why, nearest }) =>
      `${property}: ${why}${nearest ? `, ${nearest} instead` : ''}`,
  );
  lost.replaceChildren(
    ...(rows.length > 0 ? rows : ['nothing is lost']).map((row) =>
      Object.assign(document.createElement('li'), { textContent: row }),
    ),
  );
};
select.onchange = write;
write();

document.querySelector('#panel')?.append(select, 'Lost on the way:', lost, text);
