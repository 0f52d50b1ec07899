import type { TableFile } from '@gep/ecosystem-models';
import { reportCell } from '@gep/api-client/contract';
import type { ReportCell } from '@gep/api-client/contract';
import * as z from 'zod';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import type { SourceRows } from '@gep/ecosystem-models/table-checks';
import { baseTitles } from '../model/records/workbook/sheet-layout';

/** A row of a form as it was when a workbook was made from it. */
export interface RowBase {
  /** Of the form at that time. */
  readonly revision: number;
  readonly cells: Readonly<Record<string, ReportCell>>;
}

/** A cell of a workbook holds so many signs. */
const longest = 32_000;

const written = z.tuple([z.number().int().min(0), z.string()], reportCell);

/** What a workbook carries in a hidden column, so that it is known later what was changed in it. */
export function baseText(
  input: TableFile,
  id: string,
  { revision, cells }: RowBase,
): { readonly base?: string } {
  const base = JSON.stringify([revision, id, ...columnsOf(input).map((column) => cells[column] ?? null)]);
  return base.length <= longest ? { base } : {};
}

/** The rows that a workbook was made from, by the number of the row; none of a table that was not made for a form. */
export function basesIn(
  input: TableFile,
  { columns, rows }: SourceRows,
  idPlace: number,
): ReadonlyMap<number, RowBase> {
  const place = columns.findIndex((title) => baseTitles.includes(title));
  const found = new Map<number, RowBase>();
  if (place < 0 || idPlace < 0) return found;
  const keys = columnsOf(input);
  for (const { number, cells } of rows) {
    const base = readBase(cells[place]);
    if (!base) continue;
    const [revision, id, ...values] = base;
    if (id !== String(cells[idPlace]) || values.length !== keys.length) continue;
    found.set(number, { revision, cells: Object.fromEntries(keys.map((key, i) => [key, values[i]])) });
  }
  return found;
}

function readBase(cell: ReportCell | undefined) {
  if (typeof cell !== 'string') return null;
  try {
    return written.safeParse(JSON.parse(cell)).data ?? null;
  } catch {
    return null;
  }
}

/** Columns of the rows of a form. */
export function columnsOf({ fields }: TableFile): string[] {
  return [districtCode, ...fields.map(({ key }) => key)];
}
