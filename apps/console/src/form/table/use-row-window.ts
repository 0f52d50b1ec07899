import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { TextRow } from './table-column';

/** Tables with more rows draw only those in sight. */
const wholeTable = 200;
const rowHeight = 33;
/** Rows drawn above and below those in sight: the keyboard moves on before the next are drawn. */
const spare = 20;
/** Rows that are drawn before the height of the frame is known. */
const inSight = 40;

interface RowWindow {
  /** Index of the first row that is drawn. */
  readonly first: number;
  readonly shown: readonly TextRow[];
  /** Pixels of the rows that are not drawn. */
  readonly before: number;
  readonly after: number;
  /** Scrolls a row into sight. */
  readonly reveal: (row: number) => void;
}

/** The rows of a table that are drawn: all of a short one, of a long one those around what is in sight. */
export function useRowWindow(frame: RefObject<HTMLElement | null>, rows: readonly TextRow[]): RowWindow {
  const [first, setFirst] = useState(0);
  const isLong = rows.length > wholeTable;
  useEffect(() => {
    const element = frame.current;
    if (!element || !isLong) return;
    // Steps of the spare rows: most scrolling draws nothing.
    const follow = () =>
      setFirst(Math.max(0, (Math.floor(element.scrollTop / rowHeight / spare) - 1) * spare));
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [frame, isLong]);
  const start = isLong ? Math.min(first, rows.length - 1) : 0;
  const end = isLong ? Math.min(rows.length, start + inSight + 3 * spare) : rows.length;
  return {
    first: start,
    shown: isLong ? rows.slice(start, end) : rows,
    before: start * rowHeight,
    after: (rows.length - end) * rowHeight,
    reveal: (row) => {
      if (!isLong || !frame.current || (row >= start && row < end)) return;
      setFirst(Math.max(0, row - spare));
      frame.current.scrollTo({ top: Math.max(0, row - 5) * rowHeight });
    },
  };
}
