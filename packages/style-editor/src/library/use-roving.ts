import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { stepByKey } from '../input';

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
    const next = stepByKey(event.key, here, items.length, { columns });
    if (next === undefined || here < 0) return;
    event.preventDefault();
    // Up and down never end beside where they began.
    const aside = /Up|Down/.test(event.key) && items[next].offsetTop === items[here].offsetTop;
    if (next === here || aside) return;
    items[next].focus();
    onMove(next);
  };
  return { ref, onKeyDown };
}
