import { rules } from '../model';

/** How many lines the columns of a list have: a custom property that the layout reads. */
const rowsProperty = '--gep-legend-rows';
/** Whether labels may break into lines. */
const wrapProperty = '--gep-legend-wrap';

/**
 * Puts the lines of a list into as many columns as there is room for, with at least six lines in all but the last. Labels
 * break only where a single column is still too wide.
 */
function fitList(list: HTMLElement): void {
  const lines = list.childElementCount;
  const set = (columns: number): void => {
    const rows = Math.max(Math.min(lines, rules.legendRows), Math.ceil(lines / columns));
    list.style.setProperty(rowsProperty, String(rows));
  };
  const isTooWide = (): boolean => list.scrollWidth > list.clientWidth;
  let columns = Math.max(1, Math.ceil(lines / rules.legendRows));
  list.style.setProperty(wrapProperty, 'nowrap');
  set(columns);
  while (columns > 1 && isTooWide()) set((columns -= 1));
  if (isTooWide()) list.style.setProperty(wrapProperty, 'normal');
}

/** Keeps the lists of a legend inside of it, at any width. */
export function keepColumns(legend: HTMLElement): { readonly fit: () => void; readonly end: () => void } {
  const fit = (): void => {
    if (legend.clientWidth === 0) return;
    for (const list of legend.querySelectorAll<HTMLElement>('.gep-legend-list')) fitList(list);
  };
  let width = 0;
  let frame = 0;
  const observer = new ResizeObserver(() => {
    if (legend.clientWidth === width) return;
    width = legend.clientWidth;
    // In the next frame: changing heights here would be an endless loop of notices.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(fit);
  });
  observer.observe(legend);
  const end = (): void => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
  return { fit, end };
}
