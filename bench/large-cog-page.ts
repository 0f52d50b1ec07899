import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import WebGLTileLayer from 'ol/layer/WebGLTile.js';
import type BaseLayer from 'ol/layer/Base.js';
import GeoTIFF from 'ol/source/GeoTIFF.js';
import { createRasterLayer, geoTiffLoader } from '@gep/map-engine/layer';
import { findRamp } from '@gep/map-engine/color';
import { stretchScheme } from '@gep/map-engine/scheme';

const colors = findRamp('viridis')!.colors;

type Contender = (url: string, workerCode: string) => Promise<BaseLayer>;

/** Each draws heights of 0 to 1200 in the same colours. */
const contenders: Readonly<Record<string, Contender>> = {
  async ours(url, workerCode) {
    const address = URL.createObjectURL(new Blob([workerCode], { type: 'text/javascript' }));
    const file = geoTiffLoader(url, { createWorker: () => new Worker(address) });
    const scheme = stretchScheme({ stretch: 'min-max', min: 0, max: 1200, ramp: colors });
    return createRasterLayer({ ...(await file.describe()), scheme, load: file.load }).olLayer;
  },
  async peer(url) {
    const source = new GeoTIFF({ sources: [{ url, bands: [1] }], normalize: false });
    await source.getView();
    const step = 1 / (colors.length - 1);
    const color = [
      'interpolate',
      ['linear'],
      ['/', ['band', 1], 1200],
      ...colors.flatMap((one, i) => [i * step, one]),
    ];
    return new WebGLTileLayer({ source, style: { color } });
  },
};

/**
 * Milliseconds from the address of a file to the picture of all of it on a map of 1024 x 768.
 * @param extent of the file, EPSG:3857
 */
async function firstMap(
  name: string,
  url: string,
  extent: [number, number, number, number],
  workerCode: string,
): Promise<number> {
  const target = document.createElement('div');
  Object.assign(target.style, { width: '1024px', height: '768px' });
  document.body.append(target);
  const view = new View({ center: [(extent[0] + extent[2]) / 2, (extent[1] + extent[3]) / 2] });
  const map = new OlMap({ target, pixelRatio: 1, controls: [], interactions: [], layers: [], view });
  view.fit(extent);
  const started = performance.now();
  map.addLayer(await contenders[name]!(url, workerCode));
  await new Promise((resolve) => map.once('rendercomplete', resolve));
  return performance.now() - started;
}

Object.assign(window, { firstMap });
