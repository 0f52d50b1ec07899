import type { Bounds, Option, RecordField, TextField } from '../file-input';
import type { Name } from '../name';
import type { RecordValues } from '../records';
import { ecosystemType, isEcosystemType } from '../shared/ecosystem-tree';
import { rangePhrase } from './phrases';
import { plainNumber } from './plain-number';
import type { TableProblem, TableProblemArgs, TableProblemName } from './table-problem';

/** What a cell of a table holds; null where it is empty. */
export type TableValue = string | number | null;

/** A cell that is understood, or what is wrong with it; file, row and column come from the caller. */
export type CellReading = { readonly value: RecordValues[string] } | { readonly problem: TableProblem };

/** Characters of a cell that a message shows. */
const shown = 40;

/**
 * Reads a cell by its field. An empty cell has no value; whether one is needed is not asked here.
 * @example
 * const field = { key: 'm', name: { zh: '质量', en: 'Mass' }, type: 'number', unit: 't', bounds: [0, null] } as const;
 * readCell(field, '12.5'); // { value: 12.5 }
 */
export function readCell(field: RecordField, cell: TableValue): CellReading {
  if (cell === null) return { value: undefined };
  if (field.type === 'number') return readNumber(field.bounds, cell);
  if (field.type === 'types') return readTypes(cell);
  return readText(field, String(cell));
}

function readNumber([min, max]: Bounds, cell: string | number): CellReading {
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

function namesOf(options: readonly Option[]): Name {
  const names = (language: 'zh' | 'en'): string => options.map(({ name }) => name[language]).join(', ');
  return { zh: names('zh'), en: names('en') };
}

function fault(name: TableProblemName, cell: string | number, args: TableProblemArgs = {}): CellReading {
  return { problem: { name, args: { value: String(cell).slice(0, shown), ...args } } };
}
