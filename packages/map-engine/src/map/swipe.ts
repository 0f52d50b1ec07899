import type Layer from 'ol/layer/Layer.js';
import { isGroupLayer } from '../layer';
import type { MapLayer } from '../layer';
import { clipLayer } from './clip-layer';
import { make } from './legend-list';
import type { MapHandle } from './map-handle';

/** What is compared, and where the line is at first. */
export interface SwipeOptions {
  /** Seen at the left of the line, e.g. the earlier year. Both layers are on the map already. */
  readonly left: MapLayer;
  readonly right: MapLayer;
  /** Share of the map's width at the left of the line, 0 to 1; 0.5 by default. */
  readonly position?: number;
  /** Accessible name of the line, e.g. `2015 | 2020`; the names of the layers by default. */
  readonly label?: string;
}

/** Two layers on one map, divided by a line that a person moves. */
export interface Swipe {
  /** The line: a slider (`role="slider"`) over the map, of the class `gep-swipe`. */
  readonly element: HTMLElement;
  /** Share of the map's width at the left of the line. */
  readonly position: number;
  /** @throws RangeError unless 0 <= position <= 1 */
  setPosition(position: number): void;
  /** Tells where the line goes; returns a function that ends the subscription. */
  onMove(listener: (position: number) => void): () => void;
  /** Takes the line away and shows both layers whole; they stay on the map. */
  dispose(): void;
}

const step = 0.01;
const page = 0.1;

/**
 * Compares two layers of any kind, such as two years of a raster: one is seen at the left of a line, the other at the right.
 * The line is moved by pointer, touch and keys (arrows 1 %, Page Up and Down 10 %, Home, End). Hover, clicks and exported
 * pictures meet what is seen.
 *
 * @example
 * const swipe = createSwipe(map, { left: layer, right: layer, position: 0.4 });
 * swipe.setPosition(0.6);
 * swipe.dispose();
 */
export function createSwipe(map: MapHandle, { left, right, position = 0.5, label }: SwipeOptions): Swipe {
  check(position);
  let now = position;
  const listeners = new Set<(position: number) => void>();
  const [leftClips, rightClips] = [left, right].map((layer) =>
    leavesOf(layer).map((leaf) => clipLayer(leaf.olLayer as Layer, { from: 0, to: 1 })),
  );
  const element = lineElement(label ?? [left.model.name, right.model.name].filter(Boolean).join(' | '));
  // Above the layers and the controls' ground; events on it do not reach the map.
  map.olMap.getOverlayContainerStopEvent()?.append(element);

  const show = () => {
    for (const clip of leftClips) clip.set({ from: 0, to: now });
    for (const clip of rightClips) clip.set({ from: now, to: 1 });
    element.style.left = `${100 * now}%`;
    element.setAttribute('aria-valuenow', String(Math.round(100 * now)));
  };
  const move = (next: number) => {
    const bounded = Math.min(1, Math.max(0, next));
    if (bounded === now) return;
    now = bounded;
    show();
    for (const listener of [...listeners]) listener(now);
  };
  show();

  const follow = ({ clientX, pointerId }: PointerEvent) => {
    if (!element.hasPointerCapture(pointerId)) return;
    // Shares of what is on the screen: right on a page that is zoomed, too.
    const box = map.olMap.getViewport()?.getBoundingClientRect();
    if (box && box.width > 0) move((clientX - box.left) / box.width);
  };
  element.addEventListener('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId);
    element.focus();
    event.preventDefault();
  });
  element.addEventListener('pointermove', follow);
  element.addEventListener('keydown', (event) => {
    const next = keyed(event.key, now);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    move(next);
  });

  return {
    element,
    get position() {
      return now;
    },
    setPosition(next) {
      check(next);
      move(next);
    },
    onMove(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose() {
      listeners.clear();
      for (const clip of [...leftClips, ...rightClips]) clip.end();
      element.remove();
    },
  };
}

function check(position: number): void {
  if (!(position >= 0 && position <= 1)) throw new RangeError(`position: got ${position}, allowed: 0 to 1`);
}

/** Where a key moves the line, null for other keys. */
function keyed(key: string, position: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: position - step,
    ArrowDown: position - step,
    ArrowRight: position + step,
    ArrowUp: position + step,
    PageDown: position - page,
    PageUp: position + page,
    Home: 0,
    End: 1,
  };
  return steps[key] ?? null;
}

function leavesOf(layer: MapLayer): MapLayer[] {
  return isGroupLayer(layer) ? layer.children.flatMap(leavesOf) : [layer];
}

/** A line of 2 pixels with a handle, in a strip that fingers find. */
function lineElement(label: string): HTMLElement {
  const element = make('div', 'gep-swipe', {
    position: 'absolute',
    top: '0',
    bottom: '0',
    width: '24px',
    marginLeft: '-12px',
    cursor: 'ew-resize',
    touchAction: 'none',
    pointerEvents: 'auto',
    background:
      'linear-gradient(90deg, #0000 10px, #1c2521 10px 11px, #fff 11px 13px, #1c2521 13px 14px, #0000 14px)',
  });
  element.tabIndex = 0;
  const values = { role: 'slider', 'aria-label': label, 'aria-valuemin': '0', 'aria-valuemax': '100' };
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
  const handle = make('div', 'gep-swipe-handle', {
    position: 'absolute',
    top: '50%',
    left: '0',
    width: '24px',
    height: '40px',
    marginTop: '-20px',
    boxSizing: 'border-box',
    border: '1px solid #1c2521',
    borderRadius: '12px',
    background:
      'linear-gradient(90deg, #0000 9px, #1c2521 9px 10px, #0000 10px 13px, #1c2521 13px 14px, #0000 14px) center / 22px 14px no-repeat #fff',
  });
  element.append(handle);
  return element;
}
