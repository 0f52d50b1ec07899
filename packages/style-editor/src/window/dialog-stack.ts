import { createContext, useSyncExternalStore } from 'react';
import type { Place } from './dialog-place';

/** A dialog frame in the page. */
export interface OpenFrame {
  /** Words of its title bar. */
  readonly title: () => string;
  readonly parent: OpenFrame | null;
  /** The window itself; null before it is in the page. */
  readonly element: () => HTMLElement | null;
  readonly place: () => Place;
  readonly close: () => void;
}

/** The frame around what is rendered; null outside of all. */
export const FrameContext = createContext<OpenFrame | null>(null);

/** From the lowest to the highest. */
let stack: readonly OpenFrame[] = [];
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Puts a frame on top, but below those opened from it. Returns how to take it away. */
export function enterStack(frame: OpenFrame): () => void {
  const child = stack.findIndex((other) => belongs(other, frame));
  const at = child < 0 ? stack.length : child;
  setStack([...stack.slice(0, at), frame, ...stack.slice(at)]);
  return () => setStack(stack.filter((other) => other !== frame));
}

/** Brings a frame to the front, together with the one it was opened from; those opened from it stay above it. */
export function raiseFrame(frame: OpenFrame): void {
  if (frame.parent) raiseFrame(frame.parent);
  const family = stack.filter((other) => belongs(other, frame));
  setStack([...stack.filter((other) => !family.includes(other)), ...family]);
}

/** The highest of the frame and those opened from it. */
export function topOf(frame: OpenFrame): OpenFrame {
  return stack.filter((other) => belongs(other, frame)).at(-1) ?? frame;
}

/** The highest of those opened from a frame; null where none is. */
export function useFrameAbove(frame: OpenFrame | null): OpenFrame | null {
  return useSyncExternalStore(listen, () => {
    const top = frame && topOf(frame);
    return top === frame ? null : top;
  });
}

/** Places of all open frames. */
export function openPlaces(): readonly Place[] {
  return stack.map((frame) => frame.place());
}

function belongs(frame: OpenFrame, family: OpenFrame): boolean {
  return frame === family || (frame.parent !== null && belongs(frame.parent, family));
}

function setStack(next: readonly OpenFrame[]): void {
  stack = next;
  stack.forEach((frame, i) => {
    const box = frame.element()?.parentElement;
    if (box) box.style.zIndex = `calc(var(--gep-layer-dialog) + ${i})`;
  });
  for (const listener of listeners) listener();
}
