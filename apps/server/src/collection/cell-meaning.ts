import type { RecordField, RecordValues } from '@gep/ecosystem-models';
import type { ReportCell } from '@gep/api-client/contract';
import { readCell } from '@gep/ecosystem-models/table-checks';

/** What a stored cell is read as; the cell itself where it cannot be. */
export function meaning(field: RecordField, cell: ReportCell): ReportCell {
  const plain = typeof cell === 'string' ? cell.trim() : cell;
  if (plain === null || plain === '') return null;
  const reading = readCell(field, plain);
  return 'value' in reading ? cellOf(reading.value) : plain;
}

/** A value that was read, as a cell keeps it. */
export function cellOf(value: RecordValues[string]): ReportCell {
  return typeof value === 'object' ? value.join(',') : (value ?? null);
}
