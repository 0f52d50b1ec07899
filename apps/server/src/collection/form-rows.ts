import type { RecordValues, TableFile } from '@gep/ecosystem-models';
import type { ReportCell } from '@gep/api-client/contract';
import { districtCode, readRows } from '@gep/ecosystem-models/table-checks';
import type { ColumnMapping, NamedDistrict, SourceRows } from '@gep/ecosystem-models/table-checks';
import type { StoredProblem } from '../error/stored-problem';
import { matchColumns } from '../model/records/match-columns';
import { fixedTitles } from '../model/records/workbook/sheet-layout';
import type { StoredCell, StoredRow } from '../store/schema';
import { cellOf, meaning } from './cell-meaning';
import { valueOf } from './form-cells';
import { mergeRows } from './merge-rows';
import type { MergedRows } from './merge-rows';
import { basesIn } from './row-base';

/** What an uploaded table makes of the rows of a form. */
export interface TakenRows extends MergedRows {
  // Rows and conflicts are of use where the file has no fault.
  /** Every fault, those of rows with their number. */
  readonly problems: readonly StoredProblem[];
  /** The columns of the file by what they are read as. */
  readonly mapping: ColumnMapping;
  /** Ids of rows of the form by the number of the row in the file; rows that are added have none. */
  readonly ids: ReadonlyMap<number, string>;
}

/** A form that a file is read into: its rows, each district once. */
export interface RowsOfForm {
  readonly input: TableFile;
  readonly rows: readonly StoredRow[];
  readonly districts: readonly NamedDistrict[];
  /** The revision that changed cells get. */
  readonly revision: number;
}

/**
 * Reads the rows of a table into a form. In a workbook that was made for the form, rows are found again by their id, and
 * neither ids nor headers may have changed; other tables are read by the names of their columns. Cells that say the same as
 * before stay as they are, so that a workbook that nobody has changed changes nothing; what others have changed since it
 * was made is not undone either.
 */
export function takeFormRows(form: RowsOfForm, source: SourceRows): TakenRows {
  const { input, districts } = form;
  const header = headerOf(input, source);
  const mapping = header.mapping;
  const { rows: read, problems } = readRows(input, source, mapping, districts, Infinity);
  const valuesOf = new Map(
    read.map(({ number, district, values }) => [number, { code: districts[district]?.code ?? null, values }]),
  );
  const bases = basesIn(input, source, header.id);
  const ids = idsOf(form, source, { ...header, bases }, (number) => {
    const row = valuesOf.get(number);
    return row ? keyOf(input, row.code, (key) => cellOf(row.values[key])) : null;
  });
  const before = new Map(form.rows.map((row) => [row.id, row]));
  const fromFile = source.rows.flatMap(({ number }): StoredRow[] => {
    const id = ids.of.get(number);
    const now = valuesOf.get(number);
    const old = before.get(id ?? '');
    if (id === undefined || (!now && !old)) return [];
    const code = now?.code ?? valueOf(old, districtCode);
    return [changedRow(form, { id, code, values: now?.values ?? {} }, old)];
  });
  const known = [...ids.of].filter(([, id]) => header.id >= 0 && before.has(id));
  const baseOf = new Map([...bases].map(([number, base]) => [ids.of.get(number) ?? '', base]));
  return {
    ...mergeRows(input, form.rows, fromFile, baseOf),
    problems: [...header.problems, ...ids.problems, ...problems],
    mapping,
    ids: new Map(known),
  };
}

interface Header {
  readonly mapping: ColumnMapping;
  /** Place of the column of ids; -1 in tables that were not made for the form. */
  readonly id: number;
  readonly problems: readonly StoredProblem[];
}

/** The columns of a table; in a workbook that was made for the form all of its titles have to be there. */
function headerOf(input: TableFile, { columns, file }: SourceRows): Header {
  const found = new Set(columns);
  const [titles] = (['zh', 'en'] as const)
    .map((language) => fixedTitles(input, language))
    .map((all) => ({ all, missing: all.filter((title) => !found.has(title)) }))
    .sort((a, b) => a.missing.length - b.missing.length);
  const mapping = matchColumns(input, columns, {});
  const [idTitle] = titles.all;
  const isOurs = found.has(idTitle) || titles.missing.length < titles.all.length / 2;
  const hadIds = found.has(idTitle) || (isOurs && columns.length > titles.all.length);
  if (!hadIds) return { mapping, id: -1, problems: [] };
  return {
    mapping,
    id: columns.indexOf(idTitle),
    problems: titles.missing.map((column) => ({
      name: 'TEMPLATE_HEADER_CHANGED',
      args: { file, column },
      at: file,
    })),
  };
}

/** What a row is about: its district and the texts that make it unique there. */
function keyOf({ uniqueBy = [] }: TableFile, code: ReportCell, valueOf: (key: string) => ReportCell): string {
  return JSON.stringify([code, ...uniqueBy.map(valueOf)]);
}

/** The id of each row of a file by its number, and what is wrong with ids. */
function idsOf(
  { rows, input, districts }: RowsOfForm,
  { rows: source, file, columns }: SourceRows,
  { id: place, mapping, bases }: Header & { readonly bases: ReadonlyMap<number, unknown> },
  keyOfRow: (number: number) => string | null,
): { readonly of: ReadonlyMap<number, string>; readonly problems: readonly StoredProblem[] } {
  const known = new Set(rows.map(({ id }) => id));
  const codes = new Set(districts.map(({ code }) => code));
  const codePlace = columns.indexOf(mapping[districtCode] ?? '');
  const of = new Map<number, string>();
  const problems: StoredProblem[] = [];
  const taken = new Set<string>();
  const take = (number: number, id: string): void => {
    taken.add(id);
    of.set(number, id);
  };
  for (const { number, cells } of source) {
    const given = place < 0 ? null : cells[place];
    if (given === null) continue;
    const id = String(given);
    const isMoved = codes.has(id) && String(cells[codePlace]) !== id;
    // A row that the workbook was made with may have been deleted since.
    const isKnown = known.has(id) || bases.has(number);
    if (!isKnown || taken.has(id) || isMoved)
      problems.push({
        name: 'ROW_ID_CHANGED',
        args: { file, row: number, value: id.slice(0, 40) },
        at: file,
      });
    take(number, id);
  }
  // Tables without ids: rows about the same are the same, and the first of a district is the one that waits for it.
  const added = source.map(({ number }) => number).filter((number) => !of.has(number) && keyOfRow(number));
  const next = nextId(known);
  if (place < 0) {
    const byKey = new Map(
      rows.map((row) => [
        keyOf(input, valueOf(row, districtCode), (key) => meaningOf(input, row, key)),
        row.id,
      ]),
    );
    for (const number of added) {
      const id = byKey.get(keyOfRow(number) ?? '');
      if (id !== undefined && !taken.has(id)) take(number, id);
    }
  }
  const codeOf = new Map(source.map(({ number, cells }) => [number, String(cells[codePlace] ?? '')]));
  for (const number of added) {
    if (of.has(number)) continue;
    const code = codeOf.get(number) ?? '';
    take(number, place < 0 && codes.has(code) && !taken.has(code) ? code : next());
  }
  return { of, problems };
}

function meaningOf({ fields }: TableFile, row: StoredRow, key: string): ReportCell {
  const field = fields.find((one) => one.key === key);
  return field ? meaning(field, valueOf(row, key)) : null;
}

/** Ids of rows that are added: numbers that no row has had. */
function nextId(known: ReadonlySet<string>): () => string {
  const numbers = [...known].map((id) => Number(/^row-(\d{1,9})$/.exec(id)?.[1] ?? 0));
  let last = Math.max(0, ...numbers);
  return () => `row-${++last}`;
}

/** A row with the cells of a file: those that say what they said before stay as they are. */
function changedRow(
  { input, revision }: RowsOfForm,
  { id, code, values }: { id: string; code: ReportCell; values: RecordValues },
  old: StoredRow | undefined,
): StoredRow {
  const cells: Record<string, StoredCell> = {};
  const put = (key: string, value: ReportCell, isSame: boolean): void => {
    const before = old?.cells[key];
    if (isSame && before) cells[key] = before;
    else if (before || value !== null) cells[key] = [value, revision];
  };
  put(districtCode, code, String(valueOf(old, districtCode)) === String(code));
  for (const field of input.fields) {
    const value = cellOf(values[field.key]);
    put(field.key, value, value === meaning(field, valueOf(old, field.key)));
  }
  return { id, cells };
}
