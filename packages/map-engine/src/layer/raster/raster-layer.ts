import { transformExtent } from '../../geometry';
import type { RasterLayerModel, RasterScheme } from '../../model';
import type { RampValues, RasterSchemeBuilder } from '../../scheme';
import { createLayerCore, layerOf, modelDefaults } from '../base-layer';
import type { SharedMembers } from '../base-layer';
import type { MapLayer } from '../map-layer';
import { createPlacedImageLayer } from '../../renderer/canvas/placed-image-layer';
import { checkBlock, valuesAt } from '../../source/raster-block';
import type { LoadRaster, PlacedBlock, RasterBlock } from '../../source/raster-block';
import type { RasterPicture } from '../../renderer/raster/render-picture';
import { isStretched, resamplingOf } from './resampling-of';
import { createWindowLoader } from './window-loader';
import { createPictureQueue } from '../../renderer/raster/picture-queue';
import {
  frameOfView,
  groundCell,
  isMoving,
  ownFrame,
  sameView,
  transformOfFrame,
  viewOf,
} from '../../renderer/raster/raster-view';
import type { PictureFrame, RasterView } from '../../renderer/raster/raster-view';
import { createWorkerQueue } from '../../worker/queue';
import { createEngineWorker, hasWorkers } from '../../worker/start';

/** Where the cells of a raster layer come from; without a loader the host sets blocks itself. */
export interface RasterLoaders {
  readonly load?: LoadRaster;
  /**
   * Starts the worker that renders what takes long, where the loader has none. Default: the engine's own
   * (`@gep/map-engine/worker`).
   */
  readonly createWorker?: () => Worker;
  /**
   * Colours by a shader where the device has a graphics card, which gives the same colours; off unless said. Shaded
   * relief, 64-bit cells and 32-bit integers are still coloured by the processor.
   */
  readonly webgl?: boolean;
}

/** A raster, coloured by its scheme. */
export interface RasterMapLayer extends MapLayer<RasterLayerModel> {
  readonly scheme: RasterScheme;
  /**
   * What the ramp of the present picture stands for, whether known or counted in the view; legends write it. Null for
   * other schemes than stretches, and while there is no picture.
   */
  readonly rampValues: RampValues | null;
  /** Recolours the kept cells; nothing is fetched. */
  setScheme(next: RasterScheme): void;
  /** Shows a block of the host; null empties the layer. */
  setData(block: RasterBlock | null): void;
  /** Cell values at a position in the map's projection, one a band, null for no-data; null outside of the kept block. */
  valueAt(coordinate: readonly number[]): (number | null)[] | null;
  /** Cells of any window, from the layer's loader; without one, the block that the host has set. */
  readonly load: LoadRaster;
  /** Fetches the present view again, e.g. after a change of year. */
  reload(): void;
}

/** A layer's scheme, or what builds one from its bands, its loader, and parts of its model. */
export type RasterLayerOptions = Partial<Omit<RasterLayerModel, 'kind' | 'scheme'>> &
  RasterLoaders & {
    readonly scheme: RasterScheme | RasterSchemeBuilder;
  };

/**
 * A raster layer. It asks the loader for the window in view, 500 ms after the map came to rest; until the answer is
 * there the last good picture is drawn, moved with the map. Empty until data arrive.
 * @example
 * const rain = createRasterLayer({ scheme: stretchScheme({ band: 0 }) });
 * rain.on('data-changed', () => map.fit(rain));
 */
export function createRasterLayer({
  scheme,
  load,
  createWorker = createEngineWorker,
  webgl = false,
  ...parts
}: RasterLayerOptions): RasterMapLayer {
  const { bands = [] } = parts;
  const model: RasterLayerModel = {
    ...modelDefaults,
    extent: null,
    ...dataOf(parts),
    bands,
    scheme: typeof scheme === 'function' ? scheme({ bands }) : scheme,
    kind: 'raster',
  };
  let block: PlacedBlock | null = null;
  let view: RasterView | null = null;
  let shown: RasterPicture['image'] | null = null;
  let ramp: RampValues | null = null;
  let awaited = false;
  let rendering = false;

  const picture = createPlacedImageLayer((frame) => {
    const seen = viewOf(frame);
    if (seen === null) return;
    loading?.follow(seen);
    if (sameView(view, seen) || (view !== null && isMoving(frame))) return;
    view = seen;
    if (block !== null && isBoundToView()) draw();
  });
  const core = createLayerCore(model, picture.olLayer, () => {
    // View and picture are in the old projection; the kept cells are warped for the next frame.
    loading?.reset();
    view = null;
    clear();
    draw();
  });
  const setLoading = () => picture.setLoading(awaited || rendering);
  const ownWorker = !load?.worker && hasWorkers ? createWorkerQueue({ createWorker }) : null;
  const pictures = createPictureQueue(
    {
      rendered(of, { frame }, next) {
        show(next.image, frame ?? ownFrame(of));
        setRamp(next.ramp);
      },
      rendering(on) {
        rendering = on;
        setLoading();
      },
      failed: (error) => core.events.emit('failed', error),
    },
    load?.worker ?? ownWorker,
  );
  const show = (image: RasterPicture['image'] | null, frame?: PictureFrame) => {
    picture.show(image && frame ? { image, transform: transformOfFrame(frame) } : null);
    if (shown instanceof ImageBitmap) shown.close();
    shown = image;
  };
  const setRamp = (next: RampValues | null) => {
    if (next?.join() === ramp?.join()) return;
    ramp = next;
    core.events.emit('ramp-changed', next);
  };
  const clear = () => {
    pictures.clear();
    show(null);
  };

  const resampling = () => resamplingOf(core.model.scheme);
  /** Whether the picture is made of the view's pixels, not of the block's cells. */
  const isBoundToView = () => {
    const { scheme } = core.model;
    const counted = isStretched(scheme) && scheme.statisticsFrom === 'view';
    return block?.projection !== core.projection || resampling() === 'bilinear' || counted;
  };
  const draw = () => {
    if (block === null) return clear();
    const bound = isBoundToView();
    if (bound && view === null) return;
    const { scheme, bands } = core.model;
    const ring = scheme.relief.used ? 1 : 0;
    const frame = bound && view ? frameOfView(block, view, core.projection, ring) : ownFrame(block);
    if (frame === null) return;
    pictures.render(block, {
      frame: bound ? frame : null,
      resampling: resampling(),
      // Without known statistics every window is stretched by its own.
      scheme: scheme.bands.length === 0 ? { ...scheme, bands } : scheme,
      groundCell: scheme.relief.used ? groundCell(frame) : null,
      webgl,
    });
  };
  const setBlock = (next: PlacedBlock | null) => {
    block = next;
    draw();
    if (block === null) setRamp(null);
    core.events.emit('data-changed', undefined);
  };
  const extent = () =>
    core.model.extent && transformExtent(core.model.extent, core.model.projection, core.projection);
  const loading = load
    ? createWindowLoader(
        load,
        () => ({ extent: extent(), projection: core.projection, resampling: resampling() }),
        {
          loading: (on) => core.events.emit('loading', on),
          awaited(on) {
            awaited = on;
            setLoading();
          },
          loaded: setBlock,
          failed: (error) => core.events.emit('failed', error),
        },
      )
    : null;

  return layerOf<RasterMapLayer, SharedMembers<RasterLayerModel>>(core.members, {
    get scheme() {
      return core.model.scheme;
    },
    get rampValues() {
      return ramp;
    },
    setScheme(next) {
      core.update({ scheme: next });
      // That of the picture before says nothing about this scheme.
      setRamp(null);
      draw();
      core.events.emit('style-changed', next);
    },
    setData(next) {
      if (next !== null) checkBlock(next);
      setBlock(next && { ...next, projection: next.projection ?? core.projection });
    },
    valueAt([x, y]) {
      const { scheme, bands } = core.model;
      const known = scheme.bands.length === 0 ? bands : scheme.bands;
      const noDataOf = (band: number) => known[band]?.statistics.noData ?? null;
      return block && valuesAt(block, [x, y], core.projection, noDataOf);
    },
    load: load ?? (() => Promise.resolve(block)),
    reload: () => loading?.reload(),
    extent: () => extent() ?? (block && transformExtent(block.extent, block.projection, core.projection)),
    dispose() {
      loading?.dispose();
      core.events.clear();
      block = null;
      clear();
      ownWorker?.dispose();
      picture.olLayer.dispose();
    },
  });
}

/** A loader that was spread into the options left its functions there, which are not part of a model. */
function dataOf<Parts extends object>(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => typeof part !== 'function')) as Parts;
}
