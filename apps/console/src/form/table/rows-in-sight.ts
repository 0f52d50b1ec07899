import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

interface Rows {
  readonly count: number;
  /** What they are scrolled in. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** CSS pixels; the same for all. */
  readonly rowHeight: number;
  /** Absent: their place. */
  readonly keyOf?: (index: number) => string;
}

/** The rows of a long table that are in sight, and a few around them: the others are not drawn. */
export function useRowsInSight({ count, scroller, rowHeight, keyOf }: Rows) {
  return useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    ...(keyOf && { getItemKey: keyOf }),
    overscan: 5,
  });
}
