import type Feature from 'ol/Feature.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import VectorLayer from 'ol/layer/Vector.js';
import type Layer from 'ol/layer/Layer.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import type { StyleFunction } from 'ol/style/Style.js';
import { createPointLayer, createPolygonLayer, styleFunction, webglRenderer } from '@gep/map-engine/layer';
import { alternate, readBack } from './alternate';
import type { PageResult } from './alternate';
import { drawWhole } from './draw-whole';
import { benchScheme, height, inputs, plainFeatures, resolution, width } from './style-data';
import { cachedStyles, directCanvas, flatFunction, geostyler } from './style-peers';

declare const gc: () => void;
declare const performance: Performance & { readonly memory: { readonly usedJSHeapSize: number } };

/** Style functions alone: 100,000 features asked once each, as a layer's first frame does. */
async function styleFunctions(geometry: 'point' | 'polygon'): Promise<PageResult> {
  const count = 100_000;
  const plain = plainFeatures(geometry, count);
  const scheme = benchScheme(geometry);
  let ours: StyleFunction = () => [];
  const functions: Record<string, { make: () => void; style: StyleFunction; features: readonly Feature[] }> =
    {
      ours: {
        make: () => (ours = styleFunction(scheme)),
        style: (feature, resolution) => ours(feature, resolution),
        features: plain,
      },
      'hand-written cached styles': { make: () => {}, style: cachedStyles(geometry), features: plain },
      'OpenLayers flat rules': { make: () => {}, style: flatFunction(geometry), features: plain },
      'geostyler-openlayers-parser': { make: () => {}, style: await geostyler(geometry), features: plain },
    };
  const ask = (style: StyleFunction, features: readonly Feature[], out?: unknown[]) => {
    for (let i = 0; i < features.length; i++) {
      const styles = style(features[i]!, 100);
      if (out) out[i] = styles;
    }
  };
  const milliseconds = await alternate(
    Object.fromEntries(
      Object.entries(functions).map(([name, { make, style, features }]) => [
        name,
        { prepare: make, work: () => ask(style, features) },
      ]),
    ),
    7,
    2,
  );
  const bytes: Record<string, number> = {};
  const styles: Record<string, number> = {};
  for (const [name, { make, style, features }] of Object.entries(functions)) {
    make();
    const kept: unknown[] = new Array(count).fill(null);
    gc();
    const before = performance.memory.usedJSHeapSize;
    ask(style, features, kept);
    bytes[name] = Math.max(0, performance.memory.usedJSHeapSize - before) / count;
    const made = new Set<Style>(kept.flatMap((one) => one as Style[]));
    styles[name] = made.size / count;
  }
  return { milliseconds, bytes, styles };
}

interface Stage {
  readonly map: OlMap;
  readonly show: (dx: number, dy: number, zoom?: number) => void;
  readonly layer: Layer;
}

const center = [width / 2, height / 2];

/** A map of 1024 x 768 with one layer; `show` draws a frame now and reads a pixel back. */
function stage(layer: Layer): Stage {
  const target = document.createElement('div');
  Object.assign(target.style, { width: '1024px', height: '768px', position: 'absolute' });
  document.body.append(target);
  const view = new View({ center, resolution, constrainResolution: false });
  const map = new OlMap({ target, pixelRatio: 1, controls: [], interactions: [], layers: [], view });
  const read = () => {
    const canvas = target.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (context) context.getImageData(0, 0, 1, 1);
    else if (canvas) readBack(canvas);
  };
  const show = (dx: number, dy: number, zoom = 1) => {
    view.setCenter([center[0]! + dx * resolution, center[1]! + dy * resolution]);
    view.setResolution(resolution * zoom);
    drawWhole(map, layer);
    read();
  };
  map.addLayer(layer);
  return { map, show, layer };
}

const vector = (features: Feature[], style: StyleFunction) =>
  new VectorLayer({ source: new VectorSource({ features }), style });

/**
 * Frames of a map. `pan`: 128 px to the side, beyond what OpenLayers draws in advance; `drag`: 16 px, within it;
 * `repaint`: another scale, so that nothing of the frame before can be used.
 */
async function frames(
  contenders: Readonly<Record<string, (dx: number, dy: number, zoom?: number) => void>>,
  rounds: number,
): Promise<PageResult> {
  const steps = { pan: 128, drag: 16, repaint: 0 };
  const result: Record<string, Record<string, number[]>> = {};
  for (const [name, step] of Object.entries(steps)) {
    let place = 0;
    const works = Object.entries(contenders).map(([contender, show]): [string, { work: () => void }] => {
      let turn = 0;
      return [
        contender,
        {
          work: () => {
            turn += 1;
            place = ((turn % 2) - 0.5) * step;
            show(place, 0, step === 0 ? 1 + turn * 1e-4 : 1);
          },
        },
      ];
    });
    result[name] = await alternate(Object.fromEntries(works), rounds);
  }
  return result;
}

async function drawing(count: number, stacked: boolean, rounds: number): Promise<PageResult> {
  const plain = plainFeatures('polygon', count);
  const direct = directCanvas(plain, stacked);
  const own = createPolygonLayer({
    projection: 'EPSG:3857',
    scheme: benchScheme('polygon', stacked),
    features: inputs('polygon', count),
  });
  const stages: Record<string, Stage> = {
    ours: stage(own.olLayer),
    'hand-written cached styles': stage(vector(plain, cachedStyles('polygon', stacked))),
  };
  if (stacked) {
    stages['OpenLayers flat rules'] = stage(vector(plain, flatFunction('polygon')));
    stages['geostyler-openlayers-parser'] = stage(vector(plain, await geostyler('polygon')));
  }
  const shows = Object.fromEntries(Object.entries(stages).map(([name, { show }]) => [name, show]));
  const canvas = (dx: number, dy: number, zoom = 1) =>
    void direct([center[0]! + dx * resolution, center[1]! + dy * resolution], resolution * zoom);
  const result = await frames({ ...shows, 'direct canvas': canvas }, rounds);
  const next = benchScheme('polygon', stacked);
  let turn = 0;
  const restyle = () => {
    turn += 1;
    const categories = next.categories.map((row, index) => ({ ...row, visible: index !== turn % 9 }));
    own.setScheme({ ...next, categories });
    stages.ours!.show(0, 0);
  };
  const restyled = await alternate({ ours: { work: restyle } }, rounds);
  for (const { map } of Object.values(stages)) map.setTarget(undefined);
  return { ...result, restyle: restyled };
}

/** The same layer on a canvas and by `webglRenderer`: one symbol in the colours of 9 classes. */
async function webgl(geometry: 'point' | 'polygon', count: number): Promise<PageResult> {
  const layer = (renderer?: typeof webglRenderer) => {
    const scheme = benchScheme(geometry, false);
    const options = { projection: 'EPSG:3857', scheme, features: inputs(geometry, count), renderer };
    return geometry === 'point' ? createPointLayer(options) : createPolygonLayer(options);
  };
  const gl = stage(layer(webglRenderer).olLayer);
  gl.show(0, 0);
  // Its buffers are made in a worker.
  await new Promise((resolve) => gl.map.once('rendercomplete', resolve));
  const ours = stage(layer().olLayer);
  const { pan, repaint } = await frames({ ours: ours.show, webglRenderer: gl.show }, 2);
  for (const { map } of [gl, ours]) map.setTarget(undefined);
  return { pan: pan!, repaint: repaint! };
}

Object.assign(window, { styleFunctions, drawing, webgl });
