import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/**
 * Arrow keys among the children of a grid or list: left and right go one on, up and down to the row above and below,
 * Home and End to the ends. The children are its options in order.
 */
export function useRoving<E extends HTMLElement>(
  onMove: (index: number) => void,
): {
  readonly ref: RefObject<E | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  const ref = useRef<E>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const items = [...(ref.current?.children ?? [])] as HTMLElement[];
    const here = items.findIndex((item) => item.contains(document.activeElement));
    const columns = items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: here + 1,
      ArrowLeft: here - 1,
      ArrowDown: here + columns,
      ArrowUp: here - columns,
      Home: 0,
      End: items.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || here < 0) return;
    event.preventDefault();
    // Below the last row there may still be a row that is not full.
    const down = event.key === 'ArrowDown' && next >= items.length ? items.length - 1 : next;
    const sameRow = items[down]?.offsetTop === items[here].offsetTop;
    if (!items[down] || (event.key === 'ArrowDown' && columns > 1 && sameRow)) return;
    items[down].focus();
    onMove(down);
  };
  return { ref, onKeyDown };
}
