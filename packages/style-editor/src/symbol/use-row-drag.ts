import { useState } from 'react';
import type { CSSProperties, PointerEvent } from 'react';
import { usePointerDrag } from '../input';

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
 * @example
 * const drag = useRowDrag(3, (from, to) => console.log(`row ${from} to ${to}`));
 * <li style={drag.styleOf(0)} onPointerDown={(event) => drag.onPointerDown(event, 0)} />;
 */
export function useRowDrag(count: number, drop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const follow = usePointerDrag();

  const onPointerDown = (event: PointerEvent<HTMLElement>, from: number) => {
    const grip = event.target instanceof Element && event.target.closest('[data-grip]');
    if (event.button !== 0 || count < 2 || (event.pointerType !== 'mouse' && !grip)) return;
    const list = event.currentTarget.parentElement ?? event.currentTarget;
    const { clientY } = event;
    const { scrollTop } = list;
    let pitch = 0;
    let to = from;
    follow(event, {
      slack,
      onMove: (at) => {
        const box = list.getBoundingClientRect();
        // Near the ends the list comes along.
        if (at.clientY < box.top + 16) list.scrollTop -= 8;
        else if (at.clientY > box.bottom - 16) list.scrollTop += 8;
        const [one, two] = [...list.children].map((child) => child.getBoundingClientRect());
        const scale = list.offsetHeight / box.height || 1;
        pitch ||= (two.top - one.top) * scale;
        const shift = (at.clientY - clientY) * scale + list.scrollTop - scrollTop;
        to = Math.max(0, Math.min(count - 1, from + Math.round(shift / pitch)));
        setDrag({ from, to, shift, pitch });
      },
      onEnd: (dropped) => {
        setDrag(null);
        if (dropped && to !== from) drop(from, to);
      },
    });
  };

  /** Where a row is drawn meanwhile. */
  const styleOf = (row: number): CSSProperties | undefined => {
    if (!drag) return undefined;
    const { from, to, shift, pitch } = drag;
    if (row === from) return { transform: `translateY(${shift}px)` };
    const aside = row > from && row <= to ? -pitch : row < from && row >= to ? pitch : 0;
    return { transform: `translateY(${aside}px)` };
  };

  return { dragged: drag?.from ?? null, onPointerDown, styleOf };
}
