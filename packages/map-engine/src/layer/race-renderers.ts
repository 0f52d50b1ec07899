import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import WebGLVectorLayerRenderer from 'ol/renderer/webgl/VectorLayer.js';
import { preparePictures } from '../renderer/raster/render-picture';
import { createRasterShader } from '../renderer/webgl/webgl-raster';
import { webglRenderer } from '../renderer/webgl/webgl-renderer';
import type { FeatureRenderer } from '../renderer/webgl/webgl-renderer';
import { singleSymbolScheme, stretchScheme } from '../scheme';
import { contextOf, createCanvas } from '../symbol';
import { createPointLayer } from './vector/point-layer';

/** Milliseconds of one picture by either way; `webgl` is null where the card did not draw it. */
export interface RenderTimes {
  readonly canvas: number;
  readonly webgl: number | null;
}

/** Pixels of the picture of features, and how many. */
const side = 512;
const points = 5000;
/** Cells of the raster, across and down. */
const cells = 1024;
const rounds = 5;
/** Milliseconds after which a layer that is still not drawn never will be: a page may refuse the worker of WebGL. */
const patience = 3000;

const readBack = contextOf(createCanvas(1, 1));

/** Waits until a picture is drawn: a pixel of it is read. */
function finish(picture: CanvasImageSource): void {
  readBack.drawImage(picture, 0, 0, 1, 1, 0, 0, 1, 1);
  readBack.getImageData(0, 0, 1, 1);
}

/**
 * Middle of the milliseconds of some rounds, after one that is not counted.
 * @param rival a time to beat: one round tells enough where it takes several times as long
 */
function timeOf(work: () => void, rival = Infinity): number {
  const once = () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  };
  once();
  const first = once();
  if (first > 4 * rival) return first;
  const times = [first, ...Array.from({ length: rounds - 1 }, once)];
  return times.sort((a, b) => a - b)[rounds >> 1];
}

/** Frames of a layer of points, each of another part of it. */
export async function raceFeatures(): Promise<RenderTimes> {
  const canvas = (await timeOfFrames()) ?? NaN;
  return { canvas, webgl: await timeOfFrames(webglRenderer, canvas) };
}

/** Null where the wanted renderer did not draw the layer. */
async function timeOfFrames(renderer?: FeatureRenderer, rival?: number): Promise<number | null> {
  const columns = Math.ceil(Math.sqrt(points));
  const features = Array.from({ length: points }, (_, index) => ({
    id: String(index),
    properties: {},
    geometry: {
      type: 'Point' as const,
      layout: 'XY' as const,
      flatCoordinates: [((index % columns) * side) / columns, (Math.floor(index / columns) * side) / columns],
    },
  }));
  const scheme = singleSymbolScheme('point');
  const layer = createPointLayer({ projection: 'EPSG:3857', scheme, features, renderer });
  const view = new View({ center: [side / 2, side / 2], resolution: 1, constrainResolution: false });
  const target = document.createElement('div');
  const map = new OlMap({
    target,
    pixelRatio: 1,
    controls: [],
    interactions: [],
    layers: [layer.olLayer],
    view,
  });
  map.setSize([side, side]);
  try {
    // Buffers of WebGL are made in a worker.
    const shown = await new Promise<boolean>((resolve) => {
      map.once('rendercomplete', () => resolve(true));
      setTimeout(() => resolve(false), patience);
      map.renderSync();
    });
    const drawn = target.querySelector('canvas');
    const byCard = (layer.olLayer.getRenderer() as unknown) instanceof WebGLVectorLayerRenderer;
    if (!shown || drawn === null || byCard !== (renderer !== undefined)) return null;
    let turn = 0;
    return timeOf(() => {
      turn += 1;
      view.setResolution(1 + turn * 1e-3);
      map.renderSync();
      finish(drawn);
    }, rival);
  } finally {
    map.setTarget(undefined);
    map.dispose();
    layer.dispose();
  }
}

/** Pictures of a raster, each stretched to another value. */
export function raceRasters(): RenderTimes {
  const values = Float32Array.from({ length: cells * cells }, (_, cell) => (cell % 997) + cell / cells);
  const extent = [0, 0, cells, cells] as const;
  const prepare = preparePictures({
    extent: [...extent],
    ...{ width: cells, height: cells, bands: [values], projection: 'EPSG:3857' },
  });
  let max = 1000;
  const next = () => {
    max += 1;
    const scheme = stretchScheme({ band: 0, stretch: 'min-max', min: 0, max });
    return prepare({ frame: null, resampling: 'nearest', scheme, groundCell: null, webgl: true });
  };
  const context = contextOf(createCanvas(cells, cells));
  const pixels = new ImageData(cells, cells);
  const canvas = timeOf(() => {
    const { bands, size, renderer } = next();
    renderer.render(bands, size, pixels.data);
    context.putImageData(pixels, 0, 0);
  });
  const shader = createRasterShader();
  if (shader?.render(next()) == null) return { canvas, webgl: null };
  const webgl = timeOf(() => {
    const picture = shader.render(next());
    if (picture === null) return;
    finish(picture);
    picture.close();
  }, canvas);
  return { canvas, webgl };
}
