import { fitsPage, isLong, lastRowHeight, tightest, undividedRows } from './page-rows';
import { endsAlone, startPage } from './placed-table';
import type { PlacedTable } from './placed-table';

/** How a table is set otherwise than usual, so that pages are filled and no row is alone on one. */
export interface TableSetting {
  /** Points above and below the text of a row. */
  readonly space?: number;
  /** Rows before a new page begins. */
  readonly firstRows?: number;
  /** A table longer than a page begins below what is before it. */
  readonly isBelow?: boolean;
}

/** Rows that a table has on its last page at least. */
const lastRows = 3;
/** How far down a page, 0-1, the table before a long one ends at most that leaves room for its first rows. */
const roomBelow = 0.65;

/** Whether a table is cut by the end of a page: a heading is not kept with all of it. */
export const mayDivide = (rows: number): boolean => rows > undividedRows;

/**
 * What is to be set otherwise after a layout: a table longer than a page begins on the page of the one before, where that
 * is not nearly full; the first table that leaves a row or two on another page is set tighter, and is cut before its last
 * three rows where that is not enough. Null: nothing.
 */
export function nextSetting(
  placed: readonly PlacedTable[],
  known: ReadonlyMap<number, TableSetting>,
): [table: number, setting: TableSetting] | null {
  for (const [table, rows] of placed.entries()) {
    const count = rows.length;
    const setting = known.get(table) ?? {};
    if (isLong(count) && !setting.isBelow && hasRoom(placed.at(table - 1), rows))
      return [table, { isBelow: true, space: tightest }];
    if (setting.firstRows !== undefined || !mayDivide(count)) continue;
    if (!fitsPage(count) && !setting.isBelow) continue;
    if (!endsAlone(rows, lastRowHeight(count, setting.space))) continue;
    const isTight = setting.space !== undefined;
    // What is cut has the usual space again, but for a long table, whose pages are full.
    const { isBelow, space } = setting;
    if (!isTight) return [table, { space: tightest }];
    return [table, { firstRows: count - lastRows, ...(isBelow && { isBelow, space }) }];
  }
  return null;
}

/** Whether the page before a table has room for many of its rows. */
function hasRoom(before: PlacedTable | undefined, rows: PlacedTable): boolean {
  const last = before?.at(-1)?.positions?.at(0);
  return last?.pageNumber === (startPage(rows) ?? 0) - 1 && (last.verticalRatio ?? 1) < roomBelow;
}
