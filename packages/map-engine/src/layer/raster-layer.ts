import { transformExtent } from '../geometry';
import type { Extent, RasterLayerModel, RasterScheme } from '../model';
import { renderRaster } from '../raster-color';
import { createLayerCore, modelDefaults } from './base-layer';
import type { MapLayer } from './map-layer';
import { createPictureLayer } from './picture-layer';
import { checkBlock, valuesAt } from './raster-block';
import type { LoadRaster, RasterBlock } from './raster-block';
import { createRasterLoading } from './raster-loading';

/** Where the cells of a raster layer come from; without a loader the host sets blocks itself. */
export interface RasterLoaders {
  readonly load?: LoadRaster;
}

/** A raster, coloured by its scheme. */
export interface RasterMapLayer extends MapLayer<RasterLayerModel> {
  readonly scheme: RasterScheme;
  /** Colours the kept cells anew; nothing is fetched. */
  setScheme(next: RasterScheme): void;
  /** Shows a block of the host; null empties the layer. */
  setData(block: RasterBlock | null): void;
  /** Cell values at a position in the map's projection, one a band, null for no-data; null outside of the kept block. */
  valueAt(coordinate: readonly number[]): (number | null)[] | null;
  /** Fetches the present view again, e.g. after a change of year. */
  reload(): void;
}

/** A model of which only the scheme must be given. */
export type RasterLayerInput = Partial<Omit<RasterLayerModel, 'kind' | 'scheme'>> & {
  readonly scheme: RasterScheme;
};

/**
 * A raster layer. It asks the loader for the window in view, 500 ms after the map came to rest; until the answer is
 * there the last good picture is drawn, moved with the map. Empty until data arrive.
 * @example
 * const rain = createRasterLayer({ scheme: stretchScheme({ band: 0 }) });
 * rain.on('data-changed', () => map.fit(rain));
 */
export function createRasterLayer(input: RasterLayerInput, loaders: RasterLoaders = {}): RasterMapLayer {
  const model: RasterLayerModel = { ...modelDefaults, bands: [], extent: null, ...input, kind: 'raster' };
  let block: RasterBlock | null = null;
  const picture = createPictureLayer((frame) => loading?.follow(frame));
  const core = createLayerCore(model, picture.olLayer, () => {
    // The kept cells lie on the old projection's grid.
    loading?.reset();
    block = null;
    draw();
  });

  const draw = () => {
    const { scheme, bands } = core.model;
    // Without known statistics every window is stretched by its own.
    const informed = scheme.bands.length === 0 ? { ...scheme, bands } : scheme;
    picture.show(block === null ? null : placePicture(block, informed));
  };
  const setData = (next: RasterBlock | null) => {
    if (next !== null) checkBlock(next);
    block = next;
    draw();
    core.events.emit('data-changed', undefined);
  };
  const extent = () =>
    core.model.extent && transformExtent(core.model.extent, core.model.projection, core.projection);
  const loading = loaders.load
    ? createRasterLoading(loaders.load, () => ({ extent: extent(), projection: core.projection }), {
        loading: (on) => core.events.emit('loading', on),
        loaded: setData,
        failed: (error) => core.events.emit('failed', error),
      })
    : null;

  return {
    ...core.members,
    get model() {
      return core.model;
    },
    get scheme() {
      return core.model.scheme;
    },
    setScheme(next) {
      core.update({ scheme: next });
      draw();
      core.events.emit('style-changed', next);
    },
    setData,
    valueAt: ([x, y]) => block && valuesAt(block, x, y),
    reload: () => loading?.reload(),
    extent: () => extent() ?? (block as { extent: Extent } | null)?.extent ?? null,
    dispose() {
      loading?.dispose();
      core.events.clear();
      block = null;
      picture.show(null);
      picture.olLayer.dispose();
    },
  };
}

function placePicture({ extent, width, height, bands, noData }: RasterBlock, scheme: RasterScheme) {
  const [minX, minY, maxX, maxY] = extent;
  const [cellX, cellY] = [(maxX - minX) / width, (maxY - minY) / height];
  const rgba = renderRaster(bands, { width, height, noData, cellSize: cellX }, scheme);
  const image = document.createElement('canvas');
  image.width = width;
  image.height = height;
  image.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0);
  return { image, transform: [cellX, 0, minX, 0, -cellY, maxY] as const };
}
