import { ecosystemType, isEcosystemType } from '@gep/ecosystem-models';
import type { Option, RecordField, RecordValues, TextField } from '@gep/ecosystem-models';
import type { LocalText } from '@gep/api-client/contract';
import type { StoredProblem } from '../../error/stored-problem';
import { plainNumber } from '../../geodata/table/plain-number';
import type { TableValue } from '../../geodata/task';
import { rangePhrase } from '../../message/range-phrase';

/** A cell that is understood, or what is wrong with it; file, row and column come from the caller. */
export type CellReading = { readonly value: RecordValues[string] } | { readonly problem: StoredProblem };

/** Characters of a cell that a message shows. */
const shown = 40;

/** Reads a cell by its field. An empty cell has no value; whether one is needed is not asked here. */
export function readCell(field: RecordField, cell: TableValue): CellReading {
  if (cell === null) return { value: undefined };
  if (field.type === 'number') return readNumber(field.bounds, cell);
  if (field.type === 'types') return readTypes(cell);
  return readText(field, String(cell));
}

function readNumber([min, max]: readonly [number | null, number | null], cell: string | number): CellReading {
  const value = typeof cell === 'number' ? cell : plainNumber(cell);
  if (value === null) return fault('CELL_NOT_NUMBER', cell);
  if (value < (min ?? -Infinity) || value > (max ?? Infinity))
    return fault('CELL_OUTSIDE', cell, { range: rangePhrase([min, max]) });
  return { value };
}

/**
 * Codes are separated by commas; other marks that people write between them do as well. A code may be followed by the name
 * of its type, as drop-downs show it.
 */
function readTypes(cell: string | number): CellReading {
  const codes = String(cell)
    .split(/[,，、;；]+/)
    .flatMap((part) => (isNamedType(part.trim()) ? [String(Number.parseInt(part, 10))] : part.split(/\s+/)))
    .filter((code) => code !== '')
    .map(Number);
  return codes.every(isEcosystemType) ? { value: codes } : fault('CELL_NOT_TYPE', cell);
}

function isNamedType(text: string): boolean {
  const [, code, name] = /^(\d+)\s+(\D.*)$/.exec(text) ?? [];
  const type = code === undefined ? undefined : ecosystemType(Number(code));
  return type !== undefined && (name === type.name || name === type.nameEn);
}

function readText({ options }: TextField, text: string): CellReading {
  if (!options) return { value: text };
  const same = (name: string): boolean => name.toLowerCase() === text.toLowerCase();
  const option = options.find(({ value, name }) => same(value) || same(name.zh) || same(name.en));
  return option ? { value: option.value } : fault('CELL_NOT_ALLOWED', text, { allowed: namesOf(options) });
}

function namesOf(options: readonly Option[]): LocalText {
  const names = (language: 'zh' | 'en'): string => options.map(({ name }) => name[language]).join(', ');
  return { zh: names('zh'), en: names('en') };
}

function fault(
  name: StoredProblem['name'],
  cell: string | number,
  args: StoredProblem['args'] = {},
): CellReading {
  return { problem: { name, args: { value: String(cell).slice(0, shown), ...args } } };
}
