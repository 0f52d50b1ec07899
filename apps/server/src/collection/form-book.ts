import type { TableFile } from '@gep/ecosystem-models';
import { districtCode } from '../model/records/match-columns';
import type { TableBook } from '../model/records/workbook/data-sheet';
import { spareRowsOf } from '../model/records/workbook/table-workbook';
import { valueOf } from './form-cells';
import type { FormPlace } from './form-place';
import { rowsOf } from './supply-input';

/** The rows of a form as those of a workbook, which are found again by their ids. */
export function bookOf(place: FormPlace, input: TableFile): Omit<TableBook, 'language' | 'earlier'> {
  const columns = [districtCode, ...input.fields.map(({ key }) => key)];
  const codes = new Set(place.districts.map(({ code }) => code));
  const rows = rowsOf(place).map((row) => ({
    id: row.id,
    isOfDistrict: codes.has(row.id),
    cells: Object.fromEntries(columns.map((column) => [column, valueOf(row, column)])),
  }));
  return { input, rows, districts: place.districts, spareRows: spareRowsOf(input) };
}
