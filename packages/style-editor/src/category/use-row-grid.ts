import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { openSelection, selectRows } from '../state';
import type { SelectAction } from '../state';
import { StartRow } from './start-row';
import { useEvent } from '../input';
import type { VirtualItem } from '@tanstack/react-virtual';

/** Columns of the symbol, or colour, and of the label. */
const [symbolColumn, labelColumn] = [1, 3];

/**
 * Selection, keys and the virtual rows of a long table. Rows are walked with arrows, Page and Home/End and marked with
 * Space, Shift and Ctrl, as in a list; Enter edits the row's symbol, F2 its label. In a cell the arrows go to the
 * same cell of the next row. The row that has the focus stays in the page wherever the table is scrolled to.
 * @param order keys of all rows as they are seen.
 */
export function useRowGrid(
  order: readonly string[],
  height: number,
  onRemove?: (keys: ReadonlySet<string>) => void,
) {
  const frame = useRef<HTMLDivElement>(null);
  const start = useContext(StartRow);
  const [state, setState] = useState(() => ({ ...openSelection, active: start }));
  const selected = useMemo(
    () => new Set(order.filter((key) => state.selected.has(key))),
    [order, state.selected],
  );
  const act = (action: SelectAction) => setState((old) => selectRows(old, action, order));

  const active = order.find((key) => key === state.active) ?? order[0] ?? null;
  const place = active === null ? -1 : order.indexOf(active);
  const virtual = useVirtualizer({
    count: order.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    initialRect: { width: 0, height: 280 },
    overscan: 8,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      if (place < 0 || seen.includes(place)) return seen;
      return [...seen, place].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtual.measure(), [virtual, height]);

  const goTo = (index: number, column: number | null, extend: boolean) => {
    const element = frame.current;
    const next = Math.min(order.length - 1, Math.max(0, index));
    if (!element || next < 0) return;
    flushSync(() => act({ type: extend ? 'extend' : 'enter', key: order[next] }));
    focusRow(element, next, height, column);
  };
  const enterStart = useEvent(() => {
    const at = start === null ? -1 : order.indexOf(start);
    if (frame.current && at >= 0) focusRow(frame.current, at, height, null);
  });
  useLayoutEffect(() => enterStart(), [enterStart]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const key = keyOf(target);
    if (key === undefined || event.altKey) return;
    const onRow = target.tagName === 'TR';
    const index = order.indexOf(key);
    const ctrl = event.ctrlKey || event.metaKey;
    const page = Math.max(1, Math.floor((frame.current ? roomOf(frame.current) : 0) / height) - 1);
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      PageUp: index - page,
      PageDown: index + page,
      ...(onRow || ctrl ? { Home: 0, End: order.length - 1 } : {}),
    };
    if (event.key in steps) {
      const column = target.closest('td')?.cellIndex ?? null;
      goTo(steps[event.key], column, onRow && event.shiftKey);
    } else if (!(target instanceof HTMLTableRowElement)) {
      if (event.key !== 'Enter' || target.tagName !== 'INPUT') return;
      goTo(index, null, false);
    } else if (event.key === ' ') act({ type: event.shiftKey ? 'extend' : 'toggle', key });
    else if (event.key === 'a' && ctrl) act({ type: 'all' });
    else if (event.key === 'Enter') controlAt(target, symbolColumn)?.click();
    else if (event.key === 'F2') {
      const label = controlAt(target, labelColumn);
      label?.focus();
      if (label instanceof HTMLInputElement) label.select();
    } else if (event.key === 'Delete' && onRemove && selected.size > 0) onRemove(selected);
    else if (event.key === 'Escape' && selected.size > 0) act({ type: 'clear' });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    const key = keyOf(target);
    if (key === undefined || target.closest('button, input')) return;
    const ctrl = event.ctrlKey || event.metaKey;
    act({ type: event.shiftKey ? 'extend' : ctrl ? 'toggle' : 'only', key });
  };

  const onFocus = (event: FocusEvent) => {
    const key = keyOf(event.target as HTMLElement);
    if (key !== undefined && key !== state.active) act({ type: 'enter', key });
  };

  return {
    frame,
    active,
    /** Keys of the marked rows that there are. */
    selected,
    clear: () => act({ type: 'clear' }),
    rows: placeRows(virtual.getVirtualItems(), virtual.getTotalSize()),
    frameProps: { ref: frame },
    bodyProps: { onKeyDown, onClick, onFocus },
  };
}

/** A row in the page, and the room of the rows before it that are not. */
export interface PlacedRow {
  /** Place of the row; null: only room, behind the last one. */
  readonly index: number | null;
  /** CSS pixels. */
  readonly gap: number;
}

/** The rows in the page with the gaps between them, which together are as high as the whole table. */
export function placeRows(
  items: readonly Pick<VirtualItem, 'index' | 'start' | 'end'>[],
  total: number,
): PlacedRow[] {
  const rows = items.map(({ index, start }, i) => ({ index, gap: start - (items[i - 1]?.end ?? 0) }));
  return [...rows, { index: null, gap: total - (items.at(-1)?.end ?? 0) }];
}

/** Brings a row into view and gives it the focus, or its control in a column. */
function focusRow(frame: HTMLElement, index: number, height: number, column: number | null): void {
  const top = index * height;
  frame.scrollTop = Math.min(top, Math.max(frame.scrollTop, top + height - roomOf(frame)));
  const row = frame.querySelector<HTMLTableRowElement>(`tr[aria-rowindex="${index + 2}"]`);
  (row && column !== null ? (controlAt(row, column) ?? row) : row)?.focus({ preventScroll: true });
}

/** Height of the rows that are seen, in CSS pixels: what the sticky head leaves. */
function roomOf(frame: HTMLElement): number {
  return frame.clientHeight - (frame.querySelector('thead')?.offsetHeight ?? 0);
}

/** The key of the row that contains an element; undefined in popups, which are elsewhere in the page. */
function keyOf(element: HTMLElement): string | undefined {
  return element.closest<HTMLElement>('tr[data-key]')?.dataset.key;
}

/** The control in a cell of a row. */
function controlAt(row: HTMLTableRowElement, column: number): HTMLElement | null {
  return row.cells[column]?.querySelector<HTMLElement>('button, input') ?? null;
}
