import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import WebGLTileLayer from 'ol/layer/WebGLTile.js';
import DataTile from 'ol/source/DataTile.js';
import TileGrid from 'ol/tilegrid/TileGrid.js';
import { plot } from 'plotty';
import { createRasterLayer } from '@gep/map-engine/layer';
import type { RasterMapLayer } from '@gep/map-engine/layer';
import { findRamp } from '@gep/map-engine/color';
import { stretchScheme } from '@gep/map-engine/scheme';
import { alternate, readBack } from './alternate';
import type { PageResult } from './alternate';

const colors = findRamp('viridis')?.colors ?? ['#440154', '#fde725'];
const scheme = (max: number) => stretchScheme({ band: 0, stretch: 'min-max', min: 0, max, ramp: colors });

/** Software rendering without a graphics card still brings the last contender's canvas to the screen. */
const pause = 100;

/** Heights of a soft landscape, 0 to 1000. */
function surface(width: number, height: number): Float32Array {
  return Float32Array.from(
    { length: width * height },
    (_, i) => 500 + 500 * Math.sin((i % width) / 90) * Math.cos(Math.floor(i / width) / 70),
  );
}

/** A map of so many pixels, one to a unit of the map. */
function mapOf(width: number, height: number): OlMap {
  const target = document.createElement('div');
  Object.assign(target.style, { width: `${width}px`, height: `${height}px`, position: 'absolute' });
  document.body.append(target);
  const view = new View({ center: [width / 2, height / 2], resolution: 1, constrainResolution: false });
  return new OlMap({ target, pixelRatio: 1, controls: [], interactions: [], layers: [], view });
}

const canvasOf = (map: OlMap) => map.getTargetElement()!.querySelector('canvas')!;

/** Our layer on a map; `restyle` is done when a pixel of the new colours has been read from the map. */
async function ours(workerCode: string, width: number, height: number) {
  const map = mapOf(width, height);
  let requests = 0;
  const address = URL.createObjectURL(new Blob([workerCode], { type: 'text/javascript' }));
  const layer = createRasterLayer({
    scheme: scheme(1000),
    projection: 'EPSG:3857',
    extent: [0, 0, width, height],
    createWorker: () => new Worker(address),
    load: async () => {
      requests += 1;
      return { extent: [0, 0, width, height], width, height, bands: [surface(width, height)] };
    },
  });
  map.addLayer(layer.olLayer);
  await rendered(layer);
  return {
    map,
    requests: () => requests,
    async restyle(max: number) {
      layer.setScheme(scheme(max));
      await rendered(layer);
      map.renderSync();
      return readBack(canvasOf(map));
    },
  };
}

/** Until nothing is loaded or rendered; the layer notifies its map of every change of that. */
function rendered({ olLayer }: RasterMapLayer): Promise<void> {
  const source = (olLayer as WebGLTileLayer).getSource();
  return new Promise((resolve) => {
    const look = () => {
      if (source?.loading) return;
      olLayer.un('change', look);
      resolve();
    };
    olLayer.on('change', look);
  });
}

/** A loaded window of 1024 x 1024 float cells in other colours, until a pixel has been read. */
async function restyle(workerCode: string): Promise<PageResult> {
  const side = 1024;
  const data = surface(side, side);
  const own = await ours(workerCode, side, side);
  const plots = [true, false].map((useWebGL) => {
    const canvas = document.createElement('canvas');
    const domain = [0, 1000] as const;
    const one = new plot({
      canvas,
      data,
      width: side,
      height: side,
      domain,
      colorScale: 'viridis',
      useWebGL,
    });
    return (max: number) => {
      one.setDomain([0, max]);
      one.render();
      return readBack(canvas);
    };
  });
  const map = mapOf(side, side);
  const step = 1 / (colors.length - 1);
  const tiles = new WebGLTileLayer({
    source: new DataTile({
      loader: () => data,
      bandCount: 1,
      interpolate: false,
      transition: 0,
      wrapX: false,
      projection: 'EPSG:3857',
      tileGrid: new TileGrid({ extent: [0, 0, side, side], resolutions: [1], tileSize: side }),
    }),
    style: {
      variables: { max: 1000 },
      color: [
        'interpolate',
        ['linear'],
        ['/', ['band', 1], ['var', 'max']],
        ...colors.flatMap((color, i) => [i * step, color]),
      ],
    },
  });
  map.addLayer(tiles);
  await new Promise((resolve) => map.once('rendercomplete', resolve));
  let turn = 0;
  const next = () => 1000 + (++turn % 100);
  const milliseconds = await alternate(
    {
      ours: { work: () => own.restyle(next()) },
      'plotty, WebGL': { work: () => plots[0]!(next()) },
      'plotty, canvas': { work: () => plots[1]!(next()) },
      'OpenLayers WebGLTile': {
        work: () => {
          tiles.updateStyleVariables({ max: next() });
          map.renderSync();
          return readBack(canvasOf(map));
        },
      },
    },
    15,
    3,
    pause,
  );
  return { milliseconds };
}

/** A view of 1920 x 1080 in other colours on the screen, and the requests that this took. */
async function view(workerCode: string): Promise<PageResult> {
  const own = await ours(workerCode, 1920, 1080);
  const before = own.requests();
  let turn = 0;
  const milliseconds = await alternate({ ours: { work: () => own.restyle(1000 + ++turn) } }, 15, 3, pause);
  return { milliseconds, requests: { ours: own.requests() - before } };
}

Object.assign(window, { restyle, view });
