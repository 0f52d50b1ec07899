import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, PointerEvent } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
  readonly shift: number;
  /** From row to row. */
  readonly pitch: number;
}

/** Pixels that a pointer moves before it drags: less is a click. */
const slack = 4;

/**
 * Rows of equal height that are dragged to another place: with the mouse anywhere on a row, by touch on its grip
 * (`data-grip`), since the rest of the list scrolls. Escape drops the row where it was.
 * @param drop gets the row's old and new place, counted from the top, when they differ.
 */
export function useRowDrag(count: number, drop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // Events may come faster than the list is drawn.
  const live = useRef<Drag | null>(null);
  const press = useRef<{ readonly row: number; readonly y: number; readonly scroll: number } | null>(null);
  const dragging = drag !== null;
  const show = (next: Drag | null) => {
    live.current = next;
    setDrag(next);
    if (!next) press.current = null;
  };

  useEffect(() => {
    if (!dragging) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      press.current = null;
      live.current = null;
      setDrag(null);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [dragging]);

  const handlers = (row: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const grip = event.target instanceof Element && event.target.closest('[data-grip]');
      if (event.button !== 0 || count < 2 || (event.pointerType !== 'mouse' && !grip)) return;
      press.current = { row, y: event.clientY, scroll: listOf(event).scrollTop };
      // Captured elsewhere it would take the click from the buttons.
      if (grip) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.buttons === 0) press.current = null;
      if (!press.current) return;
      const list = listOf(event);
      const from = press.current.row;
      const moved = event.clientY - press.current.y;
      if (!live.current) {
        if (Math.abs(moved) < slack) return;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const box = list.getBoundingClientRect();
      // Near the ends the list comes along.
      if (event.clientY < box.top + 16) list.scrollTop -= 8;
      else if (event.clientY > box.bottom - 16) list.scrollTop += 8;
      const [one, two] = [...list.children].map((child) => child.getBoundingClientRect());
      const scale = list.offsetHeight / box.height || 1;
      const pitch = live.current?.pitch ?? (two.top - one.top) * scale;
      const shift = moved * scale + list.scrollTop - press.current.scroll;
      const to = Math.max(0, Math.min(count - 1, from + Math.round(shift / pitch)));
      show({ from, to, shift, pitch });
    },
    onPointerUp: () => {
      const dropped = live.current;
      show(null);
      if (dropped && dropped.to !== dropped.from) drop(dropped.from, dropped.to);
    },
    onPointerCancel: () => show(null),
  });

  /** Where a row is drawn meanwhile. */
  const styleOf = (row: number): CSSProperties | undefined => {
    if (!drag) return undefined;
    const { from, to, shift, pitch } = drag;
    if (row === from) return { transform: `translateY(${shift}px)` };
    const aside = row > from && row <= to ? -pitch : row < from && row >= to ? pitch : 0;
    return { transform: `translateY(${aside}px)` };
  };

  return { dragged: drag?.from ?? null, handlers, styleOf };
}

function listOf(event: PointerEvent<HTMLElement>): HTMLElement {
  return event.currentTarget.parentElement ?? event.currentTarget;
}
