import type { TableFile } from '@gep/ecosystem-models';
import type { TableBook } from '../model/records/workbook/data-sheet';
import { spareRowsOf } from '../model/records/workbook/table-workbook';
import { valueOf } from './form-cells';
import type { FormPlace } from './form-place';
import { baseText, columnsOf } from './row-base';
import type { StoredRow } from '../store/schema';
import { rowsOf } from './supply-input';

/** The rows of a form as those of a workbook, which are found again by their ids. */
export function bookOf(place: FormPlace, input: TableFile): Omit<TableBook, 'language' | 'earlier'> {
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
