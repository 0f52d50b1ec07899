import type { InputOf, ReportCell, ReportForm, ReportRow, ResponseOf } from '@gep/api-client';

/** Cells of a row by the key of their column. */
type Cells = Readonly<Record<string, ReportCell>>;

/** A cell of a form. */
export interface CellPlace {
  readonly row: string;
  readonly column: string;
}

export interface CellEdit extends CellPlace {
  readonly value: ReportCell;
}

/** A cell that was typed and is not known to be saved. */
export interface PendingCell extends CellEdit {
  /** What the server held when it was typed. */
  readonly base: ReportCell;
  /** What was sent since without an answer: the server may hold it. */
  readonly sent: readonly ReportCell[];
}

/** A table form under work: what the server held last, and what was typed since. Nothing leaves it before it is saved. */
export interface FormDraft {
  readonly server: ReadonlyMap<string, Cells>;
  readonly revision: number;
  /** By `placeKey`. */
  readonly cells: ReadonlyMap<string, PendingCell>;
  /** Rows that were deleted here, and whether that was sent without an answer. */
  readonly removed: ReadonlyMap<string, boolean>;
  readonly explained: ReadonlyMap<string, string>;
  /** Texts by their finding that are not known to be saved. */
  readonly explaining: ReadonlyMap<string, string>;
  /** Somebody else has saved: the form has to be read before anything else is sent. */
  readonly stale: boolean;
}

/** What is sent in one save. */
export type SaveBatch = Required<
  Pick<InputOf<'saveReportForm'>, 'changes' | 'removedRows' | 'explanations'>
> & {
  readonly revision: number;
};
export type SaveReply = ResponseOf<'saveReportForm'>;
type Read = Pick<ReportForm, 'rows' | 'revision' | 'explanations'>;

/** Cells of one save: below the limits of a request also where all of them are long texts. */
const batchCells = 1000;

export const placeKey = ({ row, column }: CellPlace): string => `${row} ${column}`;

/** A draft of a form as it was read, in which nothing was typed yet. */
export function openFormDraft(form: Read): FormDraft {
  const nothing = { cells: new Map(), removed: new Map(), explaining: new Map(), stale: false };
  return { ...nothing, ...asRead(form) };
}

function asRead({ rows, revision, explanations }: Read) {
  return {
    server: new Map(rows.map(({ id, cells }) => [id, cells])),
    revision,
    explained: new Map(explanations.map(({ key, text }) => [key, text])),
  };
}

/** What the server held in a cell. */
export function serverValue({ server }: Pick<FormDraft, 'server'>, { row, column }: CellPlace): ReportCell {
  return server.get(row)?.[column] ?? null;
}

/** The rows as they are shown: those of the server with what was typed, then those that were added. */
export function draftRows({ server, cells, removed }: FormDraft): ReportRow[] {
  const rows = new Map<string, Record<string, ReportCell>>();
  for (const [id, values] of server) if (!removed.has(id)) rows.set(id, { ...values });
  for (const { row, column, value } of cells.values()) {
    const values = rows.get(row) ?? {};
    rows.set(row, values);
    values[column] = value;
  }
  return [...rows].map(([id, values]) => ({ id, cells: values }));
}

/** Cells were typed. */
export function editCells(draft: FormDraft, edits: readonly CellEdit[]): FormDraft {
  const back = edits.reduce((now, { row }) => restoreRow(now, row), draft);
  const cells = new Map(back.cells);
  for (const edit of edits) {
    const key = placeKey(edit);
    const known = cells.get(key);
    const base = known?.base ?? serverValue(back, edit);
    const sent = known?.sent ?? [];
    // Typed back to what the server holds: nothing is left to save, unless something else is under way.
    if (edit.value === serverValue(back, edit) && sent.length === 0) cells.delete(key);
    else cells.set(key, { ...edit, base, sent });
  }
  return { ...back, cells };
}

/** Rows were deleted. */
export function removeRows(draft: FormDraft, ids: readonly string[]): FormDraft {
  const removed = new Map(draft.removed);
  for (const id of ids) if (draft.server.has(id) || isSent(draft, id)) removed.set(id, false);
  const cells = new Map([...draft.cells].filter(([, { row }]) => !ids.includes(row)));
  return { ...draft, removed, cells };
}

/** A row that the server does not have yet may be on its way there. */
const isSent = ({ cells }: FormDraft, id: string): boolean =>
  [...cells.values()].some(({ row, sent }) => row === id && sent.length > 0);

/** A deleted row is wanted after all. Where its deletion was sent, all of it is saved again. */
function restoreRow(draft: FormDraft, id: string): FormDraft {
  if (!draft.removed.has(id)) return draft;
  const removed = new Map([...draft.removed].filter(([row]) => row !== id));
  if (draft.removed.get(id) === false) return { ...draft, removed };
  const again = Object.entries(draft.server.get(id) ?? {}).map(([column, value]): [string, PendingCell] => [
    placeKey({ row: id, column }),
    { row: id, column, value, base: value, sent: [null] },
  ]);
  return { ...draft, removed, cells: new Map([...again, ...draft.cells]) };
}

/** Findings were explained, all with the same text; an empty one takes the explanation away. */
export function explain(draft: FormDraft, keys: readonly string[], text: string): FormDraft {
  const said = keys.map((key) => [key, text] as const);
  return { ...draft, explaining: new Map([...draft.explaining, ...said]) };
}

/** The explanation of a finding as it is shown. */
export function explanationOf({ explained, explaining }: FormDraft, key: string): string {
  return explaining.get(key) ?? explained.get(key) ?? '';
}

/** A cell that another person has changed since it was typed. */
export interface CellMeeting extends CellPlace {
  readonly mine: ReportCell;
  readonly theirs: ReportCell;
}

/** Cells of a workbook that others have changed since it was made: they wait for a choice like typed ones. */
export function metCells(
  draft: FormDraft,
  conflicts: ResponseOf<'uploadReportFile'>['conflicts'],
): FormDraft {
  const cells = new Map(draft.cells);
  for (const { mine, ...cell } of conflicts) cells.set(placeKey(cell), { ...cell, value: mine, sent: [] });
  return { ...draft, cells };
}

function isMet(draft: FormDraft, cell: PendingCell): boolean {
  return cell.base !== serverValue(draft, cell);
}

/** Cells that wait for a choice: they are not sent before. */
export function meetings(draft: FormDraft): CellMeeting[] {
  return [...draft.cells.values()]
    .filter((cell) => isMet(draft, cell))
    .map((cell) => ({
      row: cell.row,
      column: cell.column,
      mine: cell.value,
      theirs: serverValue(draft, cell),
    }));
}

/** Mine is sent over theirs, or dropped for it. */
export function choose(draft: FormDraft, places: readonly CellPlace[], side: 'mine' | 'theirs'): FormDraft {
  const cells = new Map(draft.cells);
  for (const place of places) {
    const key = placeKey(place);
    const cell = cells.get(key);
    if (cell && side === 'mine') cells.set(key, { ...cell, base: serverValue(draft, cell), sent: [] });
    else cells.delete(key);
  }
  return { ...draft, cells };
}

/** What to send next; null where there is nothing, or only what waits for a choice. */
export function nextBatch(draft: FormDraft): SaveBatch | null {
  const open = [...draft.cells.values()].filter((cell) => !isMet(draft, cell)).slice(0, batchCells);
  const changes = open.map(({ row, column, value }) => ({ row, column, value }));
  const removedRows = [...draft.removed.keys()];
  const explanations = [...draft.explaining].map(([key, text]) => ({ key, text }));
  if (changes.length + removedRows.length + explanations.length === 0) return null;
  return { revision: draft.revision, changes, removedRows, explanations };
}

/** A batch is under way: whether it arrives is not known before its answer. */
export function sending(draft: FormDraft, batch: SaveBatch): FormDraft {
  const cells = new Map(draft.cells);
  for (const { row, column, value } of batch.changes) {
    const key = placeKey({ row, column });
    const cell = cells.get(key);
    if (cell && !cell.sent.includes(value)) cells.set(key, { ...cell, sent: [...cell.sent, value] });
  }
  const removed = new Map(
    [...draft.removed].map(([id, sent]) => [id, sent || batch.removedRows.includes(id)]),
  );
  return { ...draft, cells, removed };
}

/** The answer to a batch: what was saved is not pending any more, unless it was typed over meanwhile. */
export function saved(draft: FormDraft, batch: SaveBatch, reply: SaveReply): FormDraft {
  const server = new Map([...draft.server].map(([id, cells]) => [id, { ...cells }]));
  const put = ({ row, column, value }: CellEdit): void => {
    const cells = server.get(row) ?? {};
    server.set(row, cells);
    cells[column] = value;
  };
  const refused = new Set(reply.conflicts.map(placeKey));
  const isRefused = (id: string): boolean => reply.conflicts.some(({ row }) => row === id);
  for (const change of batch.changes) if (!refused.has(placeKey(change))) put(change);
  for (const id of batch.removedRows) if (!isRefused(id)) server.delete(id);
  for (const { row, column, theirs } of reply.conflicts) put({ row, column, value: theirs });

  const removed = new Map([...draft.removed].filter(([id]) => !batch.removedRows.includes(id)));
  const cells = settled({ ...draft, server }, (cell) => refused.has(placeKey(cell)));
  const explained = new Map(draft.explained);
  const explaining = new Map(draft.explaining);
  for (const { key, text } of batch.explanations) {
    explained.set(key, text);
    if (explaining.get(key) === text) explaining.delete(key);
  }
  const isNext = reply.revision === batch.revision + 1 && reply.conflicts.length === 0;
  const revision = isNext ? reply.revision : draft.revision;
  return { ...draft, server, cells, removed, explained, explaining, revision, stale: !isNext };
}

/** The form was read again: what others have changed is taken over where nothing was typed. */
export function pulled(draft: FormDraft, form: Read): FormDraft {
  const read = { ...draft, ...asRead(form), stale: false };
  // A row whose deletion was lost on the way is deleted again, as long as it is there.
  const removed = new Map([...draft.removed].filter(([id]) => read.server.has(id)));
  const explaining = new Map([...draft.explaining].filter(([key, text]) => read.explained.get(key) !== text));
  return { ...read, removed, explaining, cells: settled(read, () => true) };
}

/** What was typed and not saved in an earlier life of the page goes on in a draft; of two texts for a cell the later one. */
export function adopted(draft: FormDraft, kept: readonly Unsaved[]): FormDraft {
  const cells = new Map(kept.flatMap((one) => one.cells.map((cell) => [placeKey(cell), cell] as const)));
  const removed = new Map(kept.flatMap((one) => one.removed).filter(([id]) => draft.server.has(id)));
  const explaining = new Map(
    kept.flatMap((one) => one.explaining).filter(([key, text]) => draft.explained.get(key) !== text),
  );
  const all = { ...draft, cells: new Map([...cells, ...draft.cells]) };
  return {
    ...draft,
    cells: settled(all, () => true),
    removed: new Map([...removed, ...draft.removed]),
    explaining: new Map([...explaining, ...draft.explaining]),
  };
}

/** The part of a draft that only this page knows. */
export interface Unsaved {
  readonly cells: readonly PendingCell[];
  readonly removed: readonly (readonly [row: string, sent: boolean])[];
  readonly explaining: readonly (readonly [finding: string, text: string])[];
}

export function unsavedOf({ cells, removed, explaining }: FormDraft): Unsaved {
  return { cells: [...cells.values()], removed: [...removed], explaining: [...explaining] };
}

/**
 * Pending cells beside a new state of the server. What it holds already is done; what it holds because it was sent from
 * here is the new base. All others stay as they are, and meet what somebody else has changed.
 * @param isKnown whether the server's value of a cell is later than everything that was sent
 */
function settled(
  draft: Pick<FormDraft, 'server' | 'cells'>,
  isKnown: (cell: PendingCell) => boolean,
): Map<string, PendingCell> {
  const cells = new Map<string, PendingCell>();
  for (const [key, cell] of draft.cells) {
    const theirs = serverValue(draft, cell);
    if (theirs === cell.value) continue;
    const isOwn = cell.sent.includes(theirs);
    const sent = isOwn || isKnown(cell) ? [] : cell.sent;
    cells.set(key, { ...cell, base: isOwn ? theirs : cell.base, sent });
  }
  return cells;
}

/** What was typed here and is not saved is given up. */
export function dropPending(draft: FormDraft): FormDraft {
  return { ...draft, cells: new Map(), removed: new Map(), explaining: new Map() };
}

/** How many cells, rows and explanations are not known to be saved. */
export function pendingCount({ cells, removed, explaining }: FormDraft): number {
  return cells.size + removed.size + explaining.size;
}
