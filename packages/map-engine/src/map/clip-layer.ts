import type { FrameState } from 'ol/Map.js';
import type BaseLayer from 'ol/layer/Base.js';
import type Layer from 'ol/layer/Layer.js';

/** The part of the map's width in which a layer is seen: 0 is the left edge, 1 the right one. */
export interface ClipRange {
  readonly from: number;
  readonly to: number;
}

const clippedLayers = new WeakMap<BaseLayer, ClipRange>();
const clippedElements = new WeakMap<Element, ClipRange>();

let count = 0;

/** A layer that is drawn in a part of the map only. */
export interface LayerClip {
  set(range: ClipRange): void;
  /** Draws the whole layer again. */
  end(): void;
}

/**
 * Clips a layer of any kind: what it draws in a frame, with any renderer, is put into a separate element, and the
 * browser clips that. The element's class keeps OpenLayers from drawing the next layer into the same canvas.
 */
export function clipLayer(olLayer: Layer, first: ClipRange): LayerClip {
  const element = document.createElement('div');
  element.className = 'gep-clip';
  Object.assign(element.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
  const render = olLayer.render.bind(olLayer);
  const getClassName = olLayer.getClassName.bind(olLayer);
  // Layers that WebGL draws share a canvas where they follow one another with one class.
  const own = `${getClassName()} gep-clipped-${++count}`;
  olLayer.getClassName = () => own;
  olLayer.render = (frame: FrameState | null) => {
    // No target: the layer draws on its own canvas.
    const drawn = render(frame, null as never);
    if (drawn === null) return null;
    if (element.firstChild !== drawn) element.replaceChildren(drawn);
    return element;
  };
  const set = (range: ClipRange) => {
    clippedLayers.set(olLayer, range);
    clippedElements.set(element, range);
    element.style.clipPath = `inset(0 ${100 * (1 - range.to)}% 0 ${100 * range.from}%)`;
  };
  set(first);
  olLayer.changed();
  return {
    set,
    end() {
      olLayer.render = render;
      olLayer.getClassName = getClassName;
      clippedLayers.delete(olLayer);
      olLayer.changed();
    },
  };
}

/** Whether a layer is hidden at a pixel of the map. @param width width of the map, CSS pixels */
export function isClippedAt(olLayer: BaseLayer, x: number, width: number): boolean {
  const range = clippedLayers.get(olLayer);
  return range !== undefined && (x < range.from * width || x >= range.to * width);
}

/** The part in which what a canvas of the map shows is seen. */
export function clipOf(canvas: Element): ClipRange {
  const clip = canvas.closest('.gep-clip');
  return (clip && clippedElements.get(clip)) ?? { from: 0, to: 1 };
}
