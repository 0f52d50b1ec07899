import type { TableFile } from '@gep/ecosystem-models';
import { notFound } from '../error/gep-error';
import type { TableBook } from '../model/records/workbook/data-sheet';
import { spareRowsOf } from '../model/records/workbook/table-workbook';
import { earlierYear } from './earlier-year';
import { valueOf } from './form-cells';
import { formPlace } from './form-place';
import type { FormPlace } from './form-place';
import { isTable } from './report-inputs';
import { findForm } from '../report/report-queries';
import { baseText, columnsOf } from './row-base';
import type { Services } from '../services';
import type { StoredRow } from '../store/schema';
import { rowsOf } from './supply-input';

/** What the workbook of a form is made of. @throws GepError NOT_FOUND also where the form takes a file */
export async function formBook(
  services: Services,
  formId: string,
): Promise<{ readonly place: FormPlace; readonly book: Omit<TableBook, 'language'> }> {
  const { db } = services.database;
  const place = await formPlace(db, await findForm(db, formId));
  const { input } = place;
  if (!isTable(input)) return notFound('template');
  return { place, book: { ...bookOf(place, input), earlier: await earlierYear(services, place.form) } };
}

/** The rows of a form as those of a workbook, which are found again by their ids. */
function bookOf(place: FormPlace, input: TableFile): Omit<TableBook, 'language' | 'earlier'> {
  const columns = columnsOf(input);
  const codes = new Set(place.districts.map(({ code }) => code));
  const { revision } = place.form;
  const withBase = (row: StoredRow) => {
    const cells = Object.fromEntries(columns.map((column) => [column, valueOf(row, column)]));
    return { cells, ...baseText(input, row.id, { revision, cells }) };
  };
  const rows = rowsOf(place).map((row) => ({
    id: row.id,
    isOfDistrict: codes.has(row.id),
    ...withBase(row),
  }));
  return { input, rows, districts: place.districts, spareRows: spareRowsOf(input) };
}
