import type { ReportCell, ReportRow } from '@gep/api-client/contract';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import type { StoredCell, StoredRow } from '../store/schema';

/** A cell of a form and what it is to hold. */
export interface CellChange {
  readonly row: string;
  readonly column: string;
  readonly value: ReportCell;
}

/** A cell that was changed since the sender has seen the form. */
export interface CellConflict {
  readonly row: string;
  readonly column: string;
  readonly theirs: ReportCell;
}

export interface SavedCells {
  readonly rows: StoredRow[];
  readonly conflicts: CellConflict[];
}

/**
 * Puts changed cells into the rows of a form. A cell that somebody has set to another value since is left as it is and
 * named: what two people type meets cell by cell, and neither loses the rest.
 * @param seen the revision that the sender has seen
 * @param revision the next one, which the cells get
 */
export function saveCells(
  rows: readonly StoredRow[],
  changes: readonly CellChange[],
  removed: readonly string[],
  { seen, revision }: { readonly seen: number; readonly revision: number },
): SavedCells {
  const byId = new Map<string, { id: string; cells: Record<string, StoredCell> }>(
    rows.map(({ id, cells }) => [id, { id, cells: { ...cells } }]),
  );
  const conflicts: CellConflict[] = [];
  for (const { row: id, column, value } of changes) {
    const row = byId.get(id) ?? { id, cells: {} };
    byId.set(id, row);
    const [theirs, since] = row.cells[column] ?? [null, 0];
    if (theirs === value) continue;
    if (since > seen) conflicts.push({ row: id, column, theirs });
    else row.cells[column] = [value, revision];
  }
  for (const id of removed) {
    const row = byId.get(id);
    const newer = Object.entries(row?.cells ?? {}).find(([, [, since]]) => since > seen);
    if (newer) conflicts.push({ row: id, column: newer[0], theirs: newer[1][0] });
    else byId.delete(id);
  }
  return { rows: [...byId.values()], conflicts };
}

/** Every district has a row that is named by its code; rows that the department added follow as they are. */
export function withDistrictRows(rows: readonly StoredRow[], codes: readonly string[]): StoredRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const own = codes.map((code) => {
    const row = byId.get(code);
    return { id: code, cells: { ...row?.cells, [districtCode]: [code, 0] as const } };
  });
  return [...own, ...rows.filter(({ id }) => !codes.includes(id))];
}

/** A row with the values of its cells alone. */
export function plainRow({ id, cells }: StoredRow): ReportRow {
  return { id, cells: Object.fromEntries(Object.entries(cells).map(([key, [value]]) => [key, value])) };
}

export function valueOf(row: StoredRow | undefined, column: string): ReportCell {
  return row?.cells[column]?.[0] ?? null;
}

/** Cells that differ between two states of a form; a row that is in one of them only has them all. */
export function changedCells(
  before: readonly StoredRow[],
  after: readonly StoredRow[],
): { row: string; column: string; before: ReportCell; after: ReportCell }[] {
  const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [row.id, row])));
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((row) => {
    const [was, is] = [old.get(row), now.get(row)];
    const columns = new Set([was, is].flatMap((one) => Object.keys(one?.cells ?? {})));
    return [...columns].flatMap((column) => {
      const cell = { row, column, before: valueOf(was, column), after: valueOf(is, column) };
      return cell.before === cell.after ? [] : [cell];
    });
  });
}
