import type Feature from 'ol/Feature.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import GeoJSON from 'ol/format/GeoJSON.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import type Layer from 'ol/layer/Layer.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { createPointLayer, createPolygonLayer } from '@gep/map-engine/layer';
import { alternate } from './alternate';
import type { PageResult } from './alternate';
import { benchScheme, height, inputs, plainFeatures, resolution, width } from './style-data';
import { drawWhole } from './draw-whole';
import { cachedStyles } from './style-peers';

const center = [width / 2, height / 2];
const format = new GeoJSON();

/** A map of 1024 x 768 with one layer; `draw` draws a frame now and reads a pixel back. */
function stage(layer: Layer) {
  const target = document.createElement('div');
  Object.assign(target.style, { width: '1024px', height: '768px', position: 'absolute' });
  document.body.append(target);
  const view = new View({ center, resolution, constrainResolution: false });
  const map = new OlMap({ target, pixelRatio: 1, controls: [], interactions: [], layers: [layer], view });
  return {
    draw(zoom = 1) {
      view.setResolution(resolution * zoom);
      drawWhole(map, layer);
      target.querySelector('canvas')?.getContext('2d')?.getImageData(0, 0, 1, 1);
    },
    close() {
      map.setTarget(undefined);
      target.remove();
    },
  };
}

const vector = (geometry: 'point' | 'polygon', features: Feature[]) =>
  new VectorLayer({ source: new VectorSource({ features }), style: cachedStyles(geometry, false) });

/** Frames of very many points, each at another scale. */
async function points(count: number): Promise<PageResult> {
  const scheme = benchScheme('point', false);
  const layers = {
    ours: createPointLayer({ projection: 'EPSG:3857', scheme, features: inputs('point', count) }).olLayer,
    'hand-written cached styles': vector('point', plainFeatures('point', count)),
  };
  let turn = 0;
  const contenders = Object.entries(layers).map(([name, layer]) => {
    const { draw } = stage(layer);
    return [name, { work: () => draw(1 + ++turn * 1e-4) }] as const;
  });
  return { milliseconds: await alternate(Object.fromEntries(contenders), 3) };
}

/** From the text of a GeoJSON file to the first frame, each time with a new map. */
async function fromGeoJson(count: number): Promise<PageResult> {
  const options = { dataProjection: 'EPSG:4326', featureProjection: 'EPSG:3857' };
  const text = format.writeFeatures(plainFeatures('polygon', count), options);
  const scheme = benchScheme('polygon', false);
  const shown = (make: () => Layer) => ({
    work: () => {
      const { draw, close } = stage(make());
      draw();
      close();
    },
  });
  const milliseconds = await alternate(
    {
      ours: shown(
        () => createPolygonLayer({ projection: 'EPSG:4326', scheme, features: JSON.parse(text) }).olLayer,
      ),
      'ol/format/GeoJSON, cached styles': shown(() => vector('polygon', format.readFeatures(text, options))),
    },
    3,
  );
  return { milliseconds };
}

/** Frames of 10,000 polygons, before each of which the first `count` are moved and get another value. */
async function edits(count: number): Promise<PageResult> {
  const all = 10_000;
  const scheme = benchScheme('polygon', false);
  const ours = createPolygonLayer({
    projection: 'EPSG:3857',
    scheme,
    features: inputs('polygon', all),
  }).olLayer;
  const peer = vector('polygon', plainFeatures('polygon', all));
  let turn = 0;
  const edited = (layer: VectorLayer) => {
    const { draw } = stage(layer);
    const features = layer.getSource()!.getFeatures().slice(0, count);
    return {
      work: () => {
        turn += 1;
        const by = turn % 4 < 2 ? 300 : -300;
        for (const feature of features) {
          (feature.getGeometry() as SimpleGeometry).translate(by, 0);
          feature.set('v', ((feature.get('v') as number) + 0.1) % 1);
        }
        draw();
      },
    };
  };
  const contenders = { ours: edited(ours), 'hand-written cached styles': edited(peer) };
  return { milliseconds: await alternate(contenders, 15, 3) };
}

Object.assign(window, { points, fromGeoJson, edits });
