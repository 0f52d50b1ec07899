import GeoJSON from 'ol/format/GeoJSON.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { expect, it, onTestFinished } from 'vitest';
import { yieldsOnPaper } from '../../examples/exporting';
import { namedRiversAndTowns } from '../../examples/labels';
import { landAndTownsLegend } from '../../examples/legends';
import { openQgisStyle } from '../../examples/own-layer-qgis';
import { districtsByYield } from '../../examples/schemes';
import { landRiversTowns } from '../../examples/symbols';
import { createLegend, createMap } from '../../src/map';
import type { MapHandle } from '../../src/map';
import { rendered } from '../map-fixture';
import { districts, rivers, towns } from './county';
import { comparePicture } from './compare-picture';

/* The examples of docs/guide run, and look as in the pictures beside them. */

/** A map of 400 x 270 CSS pixels with room for a legend at its right. */
function guidePage(): { map: MapHandle; sheet: HTMLElement } {
  const [sheet, element] = [document.createElement('div'), document.createElement('div')];
  Object.assign(sheet.style, { display: 'flex', width: 'max-content', gap: '16px', background: '#ffffff' });
  Object.assign(sheet.style, { fontSize: '13px', color: '#1f2328' });
  Object.assign(element.style, { width: '400px', height: '270px', flex: 'none' });
  sheet.append(element);
  document.body.append(sheet);
  const extent = [115.95, 35.92, 118.05, 37.48] as const;
  const map = createMap(element, { pixelRatio: 1, scaleLine: false, extent });
  onTestFinished(() => {
    map.dispose();
    sheet.remove();
  });
  return { map, sheet };
}

async function compare(map: MapHandle, sheet: HTMLElement, name: string): Promise<void> {
  await map.fit(null, { duration: 0 });
  await rendered(map);
  await comparePicture(sheet, `examples/${name}`);
}

it('keeps a painted class when the number of classes changes', async () => {
  const { map, sheet } = guidePage();
  const layer = districtsByYield(map, districts);
  const rows = layer.scheme.categories;
  expect(rows.map(({ label }) => label).indexOf('above target')).toBe(5);
  expect(rows[5].color).toBe('#c0392b');
  expect(rows.reduce((sum, { count }) => sum + (count ?? 0), layer.scheme.other.count ?? 0)).toBe(20);
  sheet.append(createLegend(layer, { unit: 't/ha', pixelRatio: 1 }).element);
  await compare(map, sheet, 'schemes');
});

it('draws stacks of symbol layers', async () => {
  const { map, sheet } = guidePage();
  landRiversTowns(map, { land: districts, rivers, towns });
  expect(map.layers.map(({ kind }) => kind)).toEqual(['polygon', 'line', 'point']);
  await compare(map, sheet, 'symbols');
});

it('names rivers along their course and towns by their people', async () => {
  const { map, sheet } = guidePage();
  namedRiversAndTowns(map, rivers, towns);
  await compare(map, sheet, 'labels');
});

it('lists two layers in one legend', async () => {
  const { map, sheet } = guidePage();
  const legend = landAndTownsLegend(map, districts, towns);
  sheet.append(legend.element);
  expect(legend.element.querySelectorAll('[role=switch]')).toHaveLength(6);
  await compare(map, sheet, 'legends');
});

it('prints a page with all that belongs to a map', async () => {
  const { map, sheet } = guidePage();
  const { picture, print } = await yieldsOnPaper(map, districts);
  expect(print.type).toBe('application/pdf');
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  await image.decode();
  sheet.replaceChildren(image);
  await comparePicture(sheet, 'examples/exporting');
  URL.revokeObjectURL(image.src);
});

it('draws a style of QGIS on a layer that the page made', () => {
  const fill = (name: number, color: string, brush: string) => `<symbol type="fill" name="${name}">
    <layer class="SimpleFill"><Option type="Map"><Option name="color" value="${color}"/>
    <Option name="style" value="${brush}"/></Option></layer></symbol>`;
  const qml = `<qgis version="3.34"><renderer-v2 type="categorizedSymbol" attr="use"><categories>
    <category symbol="0" value="forest" label="Forest"/><category symbol="1" value="water" label="Water"/></categories>
    <symbols>${fill(0, '61,122,58,255', 'solid')}${fill(1, '127,179,220,255', 'dense4')}</symbols></renderer-v2></qgis>`;
  const collection = {
    ...districts,
    features: districts.features.map((one) => ({ type: 'Feature', ...one })),
  };
  const features = new GeoJSON().readFeatures(collection, { featureProjection: 'EPSG:3857' });
  const layer = new VectorLayer({ source: new VectorSource({ features }) });
  const { legend, losses } = openQgisStyle(layer, features, qml);
  const uses = districts.features.map(({ properties }) => properties?.use);
  const counts = ['forest', 'water'].map((use) => uses.filter((one) => one === use).length);
  const texts = [...legend.element.querySelectorAll('.gep-legend-entry')].map((entry) => entry.textContent);
  expect(texts.slice(0, 2)).toEqual([`Forest${counts[0]}`, `Water${counts[1]}`]);
  expect(losses).toMatchObject([{ property: 'style', why: 'unsupported' }]);
  expect(layer.getStyleFunction()?.(features[uses.indexOf('forest')], 1)).toHaveLength(1);
});
