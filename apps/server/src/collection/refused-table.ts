import type { TableFile } from '@gep/ecosystem-models';
import type { Language, ReportCell } from '@gep/api-client/contract';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import type { SourceRows } from '@gep/ecosystem-models/table-checks';
import { notFound } from '../error/gep-error';
import type { StoredProblem } from '../error/stored-problem';
import { word } from '../error/word';
import { phrase, textOf } from '../message/phrase';
import type { WorkbookRow } from '../model/records/workbook/data-sheet';
import { baseTitles } from '../model/records/workbook/sheet-layout';
import { tableWorkbook } from '../model/records/workbook/table-workbook';
import { findRefusal, putRefusal } from '../report/refusal-queries';
import type { Services } from '../services';
import type { RefusedRow } from '../store/schema';
import { formBook } from './form-book';
import type { TakenRows } from './form-rows';

/** A refused table can be fetched for a day. */
const keptMs = 86_400_000;
/** Larger tables are refused without a workbook: their rows would fill the database. */
const maxRows = 20_000;

/** Keeps the rows of a table that was refused with what is wrong in each, in place of those of an earlier one. */
export async function keepRefused(
  services: Services,
  formId: string,
  source: SourceRows,
  taken: TakenRows,
): Promise<void> {
  const { rows } = source;
  if (rows.length > maxRows || !taken.problems.some(({ args }) => args?.row !== undefined)) return;
  const columnOf = new Map(source.columns.map((column, i) => [column, i]));
  const places = Object.entries(taken.mapping).flatMap(([key, column]) => {
    const place = columnOf.get(column ?? '');
    return place === undefined ? [] : [{ key, place }];
  });
  const problems = new Map<number, StoredProblem[]>();
  for (const problem of taken.problems) {
    const row = Number(problem.args?.row);
    problems.set(row, [...(problems.get(row) ?? []), problem]);
  }
  const basePlace = source.columns.findIndex((title) => baseTitles.includes(title));
  const baseOf = (cell: ReportCell | undefined) => (typeof cell === 'string' ? { base: cell } : {});
  const refused = rows.map(({ number, cells }): RefusedRow => ({
    id: taken.ids.get(number) ?? null,
    ...baseOf(cells[basePlace]),
    cells: Object.fromEntries(places.map(({ key, place }) => [key, cells[place] ?? null])),
    problems: problems.get(number) ?? [],
  }));
  const now = services.now();
  await putRefusal(
    services.database.db,
    { formId, rows: refused, refusedAt: now },
    new Date(now.getTime() - keptMs),
  );
}

/**
 * The workbook of a form with the rows of the table that was refused last, and a column that says why.
 * @throws GepError NOT_FOUND where none was refused in the last day
 */
export async function refusedWorkbook(
  services: Services,
  formId: string,
  language: Language,
): Promise<{ readonly fileName: string; readonly content: Uint8Array }> {
  const { place, book } = await formBook(services, formId);
  const refusal = await findRefusal(services.database.db, formId);
  const isKept = refusal && services.now().getTime() - refusal.refusedAt.getTime() < keptMs;
  if (!isKept) return notFound('refused-table');
  const codes = new Set(place.districts.map(({ code }) => code));
  const rows = refusal.rows.map((row) => workbookRow(book.input, row, codes, language));
  const name = textOf(phrase('workbook.refused', { form: place.name[language] }))[language];
  return {
    fileName: `${name}.xlsx`,
    content: await tableWorkbook({ ...book, rows, language }),
  };
}

function workbookRow(
  input: TableFile,
  { id, base, cells, problems }: RefusedRow,
  codes: ReadonlySet<string>,
  language: Language,
): WorkbookRow {
  const keys = [districtCode, ...input.fields.map(({ key }) => key)];
  return {
    ...(id !== null && { id, base, isOfDistrict: codes.has(id) }),
    cells: Object.fromEntries(keys.map((key) => [key, cells[key] ?? null])),
    reason: reasonOf(problems, language),
  };
}

function reasonOf(problems: readonly StoredProblem[], language: Language): string {
  return problems.map((problem) => word(problem, language).message).join('\n');
}
