import type OlMap from 'ol/Map.js';
import OlVectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { olProjection } from '../layer';
import { cancelled } from './drawn-region';
import type { DrawOptions, DrawnRegion } from './drawn-region';

/** Drawing of one region at a time. */
export interface RegionDrawing {
  /** Whether a person is drawing. */
  readonly active: boolean;
  draw(options?: DrawOptions): Promise<DrawnRegion>;
  clear(): void;
  /** Moves the drawn region to another projection of the map; a drawing that is under way is cancelled. */
  reproject(from: string, to: string): void;
  dispose(): void;
}

/** A new drawing replaces the region before it; the drawn region stays until it is cleared. */
export function createRegionDrawing(olMap: OlMap): RegionDrawing {
  const source = new VectorSource();
  const style = new Style({
    stroke: new Stroke({ color: '#1c2521', width: 2, lineDash: [6, 4] }),
    fill: new Fill({ color: '#ffffff40' }),
  });
  const layer = new OlVectorLayer({ source, style, map: olMap });
  let current: AbortController | null = null;
  const cancel = () => current?.abort();

  const draw = async ({ signal, ...options }: DrawOptions = {}): Promise<DrawnRegion> => {
    cancel();
    source.clear(true);
    const turn = new AbortController();
    const stop = () => turn.abort();
    const stopped = new Promise<never>((_, reject) => {
      turn.signal.addEventListener('abort', () => reject(cancelled()));
    });
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      stop();
    };
    const onEnd = () => {
      document.removeEventListener('keydown', escape, true);
      signal?.removeEventListener('abort', stop);
      if (current === turn) current = null;
    };
    current = turn;
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    document.addEventListener('keydown', escape, true);
    // Points can be set by keys at once.
    olMap.getTargetElement()?.focus({ preventScroll: true });
    try {
      // Most maps are never drawn on: what that takes comes with the first drawing. A cancellation does not wait for it.
      const { sketchRegion } = await Promise.race([import('./sketch-region'), stopped]);
      if (turn.signal.aborted) throw cancelled();
      return await sketchRegion(olMap, source, { ...options, signal: turn.signal, onEnd });
    } finally {
      onEnd();
    }
  };

  return {
    get active() {
      return current !== null;
    },
    draw,
    clear: () => source.clear(true),
    reproject(from, to) {
      cancel();
      for (const feature of source.getFeatures()) {
        feature.getGeometry()?.transform(olProjection(from), olProjection(to));
      }
    },
    dispose() {
      cancel();
      layer.setMap(null);
      layer.dispose();
    },
  };
}
