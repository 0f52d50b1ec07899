import type OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { replaceView } from '../user-view';
import { mapPicture } from './map-picture';
import type { PictureSize } from './map-picture';

/** The rendered map, and the view that it was rendered by. */
export interface RenderedMap {
  readonly picture: HTMLCanvasElement;
  readonly view: View;
}

/**
 * Renders the map in another size and at another pixel ratio, so that everything it shows is on the picture: symbols, lines
 * and letters are drawn as fine as the picture is, and rasters and tiles are fetched for it. The map on the page stands
 * still meanwhile and is always as before afterwards.
 * @throws AbortError by the signal, and where the map gets a new view meanwhile, e.g. of another projection
 */
export async function renderedAt(
  olMap: OlMap,
  size: PictureSize,
  { background, signal }: { readonly background: string; readonly signal?: AbortSignal },
): Promise<RenderedMap> {
  const view = olMap.getView();
  const [own, pixelRatio] = [olMap.getSize(), olMap.getPixelRatio()];
  const viewport = olMap.getViewport();
  if (!own || !viewport) throw new TypeError('the map has no element, nothing can be exported');
  if (size.width === own[0] && size.height === own[1] && size.pixelRatio === pixelRatio) {
    await settled(olMap, signal);
    return { picture: mapPicture(olMap, size, background), view };
  }
  // The pointer leaves the map for this time: what it rests on is not highlighted on the picture.
  viewport.dispatchEvent(new PointerEvent('pointerleave'));
  olMap.renderSync();
  const uncover = cover(viewport, mapPicture(olMap, { width: own[0], height: own[1], pixelRatio }, '#0000'));
  const other = viewFor(view, own, size);
  const moved = new AbortController();
  const watch = () => {
    if (olMap.getView() === other) return;
    moved.abort(new DOMException('the map got another view while it was exported', 'AbortError'));
  };
  const { updateSize } = olMap;
  // An element that is resized meanwhile has its say afterwards.
  olMap.updateSize = () => undefined;
  const restore = replaceView(olMap, other);
  olMap.on('change:view', watch);
  try {
    olMap.setPixelRatio(size.pixelRatio);
    olMap.setSize([size.width, size.height]);
    await settled(olMap, AbortSignal.any([moved.signal, ...(signal ? [signal] : [])]));
    return { picture: mapPicture(olMap, size, background), view: other };
  } finally {
    olMap.un('change:view', watch);
    restore();
    olMap.setPixelRatio(pixelRatio);
    olMap.updateSize = updateSize;
    olMap.updateSize();
    // A map that was disposed meanwhile has nothing to draw on.
    if (olMap.getTargetElement()) olMap.renderSync();
    uncover();
  }
}

/** Waits until everything is fetched and drawn. The canvases are read at once: those of WebGL last no longer. */
async function settled(olMap: OlMap, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      olMap.un('rendercomplete', complete);
      reject(signal?.reason as Error);
    };
    const complete = () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    signal?.addEventListener('abort', stop, { once: true });
    olMap.once('rendercomplete', complete);
    // At once: else the event may belong to the frame before.
    olMap.renderSync();
  });
  olMap.renderSync();
}

/** A view of another size, without any limits, that shows all of what this one shows. */
function viewFor(view: View, [width, height]: readonly number[], size: PictureSize): View {
  const resolution = (view.getResolution() ?? 1) * Math.max(width / size.width, height / size.height);
  return new View({
    projection: view.getProjection(),
    center: view.getCenter(),
    rotation: view.getRotation(),
    constrainRotation: false,
    multiWorld: true,
    resolution,
    maxResolution: resolution * 2,
    minResolution: resolution / 2,
  });
}

/** Lays a still picture over the map and keeps pointers and keys away from it. */
function cover(viewport: HTMLElement, picture: HTMLCanvasElement): () => void {
  const { pointerEvents } = viewport.style;
  const element = viewport.parentElement;
  const keep = (event: KeyboardEvent) => event.stopPropagation();
  Object.assign(picture.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
  viewport.querySelector('.ol-layers')?.after(picture);
  viewport.style.pointerEvents = 'none';
  element?.addEventListener('keydown', keep, true);
  const layers = viewport.querySelector<HTMLElement>('.ol-layers');
  if (layers) layers.style.visibility = 'hidden';
  return () => {
    picture.remove();
    viewport.style.pointerEvents = pointerEvents;
    element?.removeEventListener('keydown', keep, true);
    if (layers) layers.style.visibility = '';
  };
}
