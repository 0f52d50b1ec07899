import { useEffect, useRef } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { flushSync } from 'react-dom';

/** What a pressed pointer does. */
export interface PointerDrag {
  /** CSS pixels that it moves before it drags; less is a click. */
  readonly slack?: number;
  /** It drags, and moved. */
  readonly onMove: (event: PointerEvent) => void;
  /** Let go, dragged or not; not `dropped` where Escape was pressed or the page took the pointer away. */
  readonly onEnd: (dropped: boolean) => void;
}

/**
 * Follows a pointer from where it is pressed until it is let go, over frames and outside the window too. Escape ends it
 * and goes no further.
 * @returns takes the press; one pointer at a time.
 */
export function usePointerDrag(): (press: ReactPointerEvent<HTMLElement>, drag: PointerDrag) => void {
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);
  return (press, { slack = 0, onMove, onEnd }) => {
    const { currentTarget: surface, pointerId, clientX, clientY, nativeEvent } = press;
    let dragging = false;
    const end = (dropped: boolean) => {
      leave.current?.();
      onEnd(dropped);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      if (!dragging && Math.hypot(event.clientX - clientX, event.clientY - clientY) < slack) return;
      // Captured before, it would take the click from what was pressed; events made by a script have none to capture.
      if (!dragging && nativeEvent.isTrusted) surface.setPointerCapture(pointerId);
      dragging = true;
      // Browsers send one move a frame, right before it is painted: what it changes is rendered and previewed in time.
      flushSync(() => onMove(event));
    };
    const up = (event: PointerEvent) => event.pointerId === pointerId && end(event.type === 'pointerup');
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    };
    leave.current?.();
    const listening = new AbortController();
    const { signal } = listening;
    leave.current = () => listening.abort();
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', up, { signal });
    window.addEventListener('keydown', escape, { signal, capture: true });
  };
}
