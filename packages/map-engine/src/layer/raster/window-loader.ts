import { intersectExtents } from '../../geometry';
import type { Extent, Resampling } from '../../model';
import { checkBlock } from '../../source/raster-block';
import type { LoadRaster, PlacedBlock, RasterBlock } from '../../source/raster-block';
import { sameView } from '../../renderer/raster/raster-view';
import type { RasterView } from '../../renderer/raster/raster-view';

/** Wait after the last movement of the map before a window is fetched, milliseconds. */
export const reloadDelay = 500;
/** Most cells of a window in each direction; a wider view is fetched coarser. */
export const largestWindow = 2048;

/** Fetches the window of the view: at once for the first, then when the map has stood still. */
export interface WindowLoader {
  /** Takes a new frame; frames of the same view change nothing. */
  follow(view: RasterView): void;
  /** Fetches the present view again, at once. */
  reload(): void;
  /** Forgets the view, e.g. because its projection is another one now. */
  reset(): void;
  dispose(): void;
}

/** What a request depends on, in addition to the view. */
export interface WindowTarget {
  /** Extent of the data in the present projection; null where it is not known. */
  readonly extent: Extent | null;
  readonly projection: string;
  readonly resampling: Resampling;
}

/** What loading reports to the layer. */
export interface WindowLoaderEvents {
  /** Whether a window is being fetched. */
  readonly loading: (loading: boolean) => void;
  /** Whether a window is being fetched or will be when the map has stood still. */
  readonly awaited: (awaited: boolean) => void;
  readonly loaded: (block: PlacedBlock | null) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * @param load the host's loader
 * @param target called for every request
 */
export function createWindowLoader(
  load: LoadRaster,
  target: () => WindowTarget,
  events: WindowLoaderEvents,
): WindowLoader {
  let view: RasterView | null = null;
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
    const { extent: whole, ...rest } = target();
    const window = view && windowOf(view, whole);
    // Nothing of the raster is in sight: what was drawn before is out of sight as well.
    if (window === null) return events.awaited(false);
    const controller = new AbortController();
    running = controller;
    events.awaited(true);
    setBusy(true);
    try {
      const block = await load(window.extent, window.resolution, { signal: controller.signal, ...rest });
      if (controller.signal.aborted) return;
      if (block !== null) checkBlock(block);
      events.loaded(block && placed(block, rest.projection));
    } catch (error) {
      if (!controller.signal.aborted) events.failed(error);
    } finally {
      if (running === controller) {
        running = null;
        setBusy(false);
        events.awaited(false);
      }
    }
  };

  return {
    follow(next) {
      if (sameView(view, next)) return;
      const first = view === null;
      view = next;
      // An answer for the old view would be drawn over by the new one.
      stop();
      events.awaited(true);
      timer = setTimeout(() => void request(), first ? 0 : reloadDelay);
    },
    reload: () => void request(),
    reset() {
      stop();
      events.awaited(false);
      view = null;
    },
    dispose: stop,
  };
}

/** A block that says its projection stays the same object: a worker may hold its cells. */
function placed(block: RasterBlock, projection: string): PlacedBlock {
  return block.projection === undefined ? { ...block, projection } : (block as PlacedBlock);
}

/**
 * Cells of a view and one more on each side, from which relief and values between cells are found up to the border of
 * what is seen; null where no data are in sight.
 */
function windowOf(view: RasterView, whole: Extent | null): { extent: Extent; resolution: number } | null {
  const clip = (extent: Extent) => (whole === null ? extent : intersectExtents(extent, whole));
  const seen = clip(view.extent);
  if (seen === null) return null;
  const [minX, minY, maxX, maxY] = seen;
  // As fine as CSS pixels on a screen; a picture with more pixels than the screen, for paper, gets finer cells.
  const finer = Math.max(1, view.pixelRatio / window.devicePixelRatio);
  const cell = Math.max(view.resolution / finer, Math.max(maxX - minX, maxY - minY) / (largestWindow - 2));
  const extent = clip([minX - cell, minY - cell, maxX + cell, maxY + cell]);
  return extent && { extent, resolution: cell };
}
