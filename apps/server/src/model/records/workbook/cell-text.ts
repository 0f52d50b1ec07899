import type { RecordField } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import { readCell } from '@gep/ecosystem-models/table-checks';

/** A cell as the workbook shows it: choices by their name, numbers that were typed as text as numbers. */
export function cellText(field: RecordField, value: string | number, language: Language): string | number {
  if (field.type === 'types') return value;
  const reading = readCell(field, value);
  if (!('value' in reading)) return value;
  if (field.type === 'number') return typeof reading.value === 'number' ? reading.value : value;
  const option = field.options?.find((one) => one.value === reading.value);
  return option ? option.name[language] : value;
}
