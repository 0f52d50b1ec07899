import type { FrameState } from 'ol/Map.js';
import { intersectExtents } from '../geometry';
import type { Extent } from '../model';
import { checkBlock } from './raster-block';
import type { LoadRaster, RasterBlock } from './raster-block';

/** Wait after the last movement of the map before a window is fetched, milliseconds. */
export const reloadDelay = 500;
/** Most cells of a window in each direction; a wider view is fetched coarser. */
export const largestWindow = 2048;

/** Fetches the window of the view: at once for the first, then when the map has stood still. */
export interface RasterLoading {
  /** Tells of a frame; frames of the same view change nothing. */
  follow(frame: FrameState): void;
  /** Fetches the present view again, at once. */
  reload(): void;
  /** Forgets the view, e.g. because its projection is another one now. */
  reset(): void;
  dispose(): void;
}

interface View {
  readonly extent: Extent;
  readonly resolution: number;
}

/** What loading tells the layer. */
export interface RasterLoadingEvents {
  readonly loading: (loading: boolean) => void;
  readonly loaded: (block: RasterBlock | null) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * @param load the host's loader
 * @param bounds extent of the data and the present projection, asked anew for every request
 */
export function createRasterLoading(
  load: LoadRaster,
  bounds: () => { readonly extent: Extent | null; readonly projection: string },
  events: RasterLoadingEvents,
): RasterLoading {
  let view: View | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  let busy = false;

  const setBusy = (now: boolean) => {
    if (now === busy) return;
    busy = now;
    events.loading(now);
  };
  const stop = () => {
    clearTimeout(timer);
    running?.abort();
    running = null;
    setBusy(false);
  };

  const request = async () => {
    stop();
    if (view === null) return;
    const { extent: whole, projection } = bounds();
    const extent = whole === null ? view.extent : intersectExtents(view.extent, whole);
    // Nothing of the raster is in sight: what was drawn before is out of sight as well.
    if (extent === null) return;
    const controller = new AbortController();
    running = controller;
    const coarsest = Math.max(extent[2] - extent[0], extent[3] - extent[1]) / largestWindow;
    setBusy(true);
    try {
      const block = await load(extent, Math.max(view.resolution, coarsest), {
        signal: controller.signal,
        projection,
      });
      if (controller.signal.aborted) return;
      if (block !== null) checkBlock(block);
      events.loaded(block);
    } catch (error) {
      if (!controller.signal.aborted) events.failed(error);
    } finally {
      if (running === controller) {
        running = null;
        setBusy(false);
      }
    }
  };

  return {
    follow(frame) {
      const { resolution } = frame.viewState;
      const [minX, minY, maxX, maxY] = frame.extent ?? [0, 0, 0, 0];
      if (!(minX < maxX && minY < maxY)) return;
      const first = view === null;
      if (view !== null && view.resolution === resolution && same(view.extent, [minX, minY, maxX, maxY]))
        return;
      view = { extent: [minX, minY, maxX, maxY], resolution };
      // An answer for the old view would be drawn over by the new one.
      stop();
      timer = setTimeout(() => void request(), first ? 0 : reloadDelay);
    },
    reload: () => void request(),
    reset() {
      stop();
      view = null;
    },
    dispose: stop,
  };
}

function same(a: Extent, b: Extent): boolean {
  return a.every((value, index) => value === b[index]);
}
