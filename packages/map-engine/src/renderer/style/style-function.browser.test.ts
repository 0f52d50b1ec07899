import type OlMap from 'ol/Map.js';
import VectorTile from 'ol/VectorTile.js';
import View from 'ol/View.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import type Layer from 'ol/layer/Layer.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import RenderFeature from 'ol/render/Feature.js';
import VectorSource from 'ol/source/Vector.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { createXYZ } from 'ol/tilegrid.js';
import { expect, it } from 'vitest';
import { bareMap, drawn } from '../../../test/bare-map';
import { imageMarker, markerSymbol } from '../../model';
import { graduated, singleSymbol } from '../../scheme';
import { styleFunction } from './style-function';

const ramp = ['#0000ff', '#00ff00', '#ff0000'];
const values = [60, 70, 80];
const scheme = graduated({ field: 'life_exp', method: 'equal-interval', classes: 3, ramp });
/** Three squares side by side, 100 m wide. */
const ring = (x: number) => [x, 0, x + 100, 0, x + 100, 100, x, 100, x, 0];
const pairs = (flat: readonly number[]) => flat.flatMap((v, i) => (i % 2 === 0 ? [[v, flat[i + 1]]] : []));
const collection = {
  type: 'FeatureCollection' as const,
  features: values.map((life_exp, index) => ({
    type: 'Feature' as const,
    properties: { life_exp },
    geometry: { type: 'Polygon' as const, coordinates: [pairs(ring(index * 100))] },
  })),
};

/** A map of 300 x 100 pixels, a metre each, of the three squares. */
function show(layer: Layer): OlMap {
  const view = new View({ center: [150, 50], resolution: 1, constrainResolution: false });
  return bareMap(layer, view, [300, 100]);
}

function colorsAt(map: OlMap, xs: readonly number[]): string[] {
  const context = map.getViewport()?.querySelector('canvas')?.getContext('2d');
  return xs.map((x) => {
    const [red, green, blue] = context?.getImageData(x, 50, 1, 1).data ?? [];
    return `#${[red, green, blue].map((value = 0) => value.toString(16).padStart(2, '0')).join('')}`;
  });
}

it('draws features of ol/format/GeoJSON in a vector layer of OpenLayers, and again when one is edited', async () => {
  const features = new GeoJSON().readFeatures(collection);
  const source = new VectorSource({ features });
  const map = show(new VectorLayer({ source, style: styleFunction(scheme, { data: features }) }));
  await drawn(map);
  expect(colorsAt(map, [50, 150, 250])).toEqual(ramp);
  features[0].set('life_exp', 80);
  await drawn(map);
  expect(colorsAt(map, [50, 150, 250])).toEqual(['#ff0000', '#00ff00', '#ff0000']);
});

it('draws the features of vector tiles', async () => {
  const source = new VectorTileSource({
    tileGrid: createXYZ({ maxZoom: 0 }),
    tileUrlFunction: ([z, x, y]) => `${z}/${x}/${y}`,
    tileLoadFunction: (tile) => {
      const squares = values.map(
        (life_exp, index) => new RenderFeature('Polygon', ring(index * 100), [10], 2, { life_exp }, index),
      );
      if (tile instanceof VectorTile) tile.setFeatures(squares);
    },
  });
  const style = styleFunction(scheme, { data: collection });
  const map = show(new VectorTileLayer({ source, style }));
  await drawn(map);
  expect(colorsAt(map, [50, 150, 250])).toEqual(ramp);
});

it('says when the pictures of its symbols have been loaded', async () => {
  const red = document.createElement('canvas');
  red.width = red.height = 20;
  const context = red.getContext('2d')!;
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 20, 20);
  const symbol = markerSymbol(imageMarker({ source: red.toDataURL(), height: 20 }));
  const point = { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [150, 50] } };
  const features = new GeoJSON().readFeatures({ type: 'FeatureCollection', features: [point] });
  const layer = new VectorLayer({ source: new VectorSource({ features }) });
  const map = show(layer);
  await new Promise<void>((resolve) => {
    const onChange = () => {
      layer.changed();
      resolve();
    };
    layer.setStyle(styleFunction(singleSymbol({ symbol }), { data: features, onChange }));
  });
  await drawn(map);
  expect(colorsAt(map, [150])).toEqual(['#ff0000']);
});
