import type { LocalText, ParameterDefinition, ParameterValue, TableRow } from '@gep/api-client';
import { parseNumber } from '@gep/style-editor/controls';
import type { EditedColumn, NumberColumn, TableOption, TextRow } from '../../form/table/table-column';
import { textOf } from '../../form/table/table-column';
import { editRows, openTable, rowsOf } from '../../form/table/table-draft';
import type { TableDraft } from '../../form/table/table-draft';
import { comparableOf, currentOf, priceOf, selectionOf } from '../../form/parameter-value';

export type TableDefinition = Extract<ParameterDefinition, { kind: 'table' }>;

/** Words and lists of the screen that columns are made of. */
export interface ColumnWords {
  readonly text: (text: LocalText) => string;
  readonly unit: (unit: string) => string;
  readonly current: string;
  readonly comparable: string;
  readonly sameAsCurrent: string;
  readonly districtCode: string;
  readonly types: readonly TableOption[];
}

/** Key of the text of a price in the comparable year. */
const comparableKey = (key: string): string => `${key}.comparable`;

/**
 * The columns of a table parameter: its key, then a column a number, for prices one a year.
 * @param years 2 shows the prices of the comparable year too.
 * @param selection value of the parameter whose chosen options are the columns that count
 */
export function tableColumns(
  definition: TableDefinition,
  words: ColumnWords,
  years: 1 | 2,
  selection: ParameterValue | undefined,
): EditedColumn[] {
  const { columns, columnForEach } = definition;
  const numbers = (shown: typeof columns) => shown.flatMap((column) => numberColumns(column, words, years));
  const key = keyColumn(definition, words);
  if (columnForEach === undefined) return [key, ...numbers(columns)];
  const chosen = selectionOf(selection);
  const counted = numbers(columns.filter((column) => chosen.includes(column.key)));
  return [key, ...counted.map((column) => ({ ...column, someRow: true }))];
}

function keyColumn(definition: TableDefinition, { text, types }: ColumnWords): EditedColumn {
  const { keyColumn: column, keyedBy, keys, openKeys, rowForEach } = definition;
  const { key, name } = column;
  const base = {
    key,
    name: text(name),
    spellings: [name.zh, name.en],
    unique: true,
    fixed: rowForEach !== undefined,
  };
  switch (keyedBy) {
    case 'ecosystem-type':
      return { ...base, kind: 'choice', options: types };
    case 'code':
      return { ...base, kind: 'number', min: 0, max: 1e9, integer: true };
    case 'name':
      return keys && !openKeys
        ? { ...base, kind: 'choice', options: keys.map(optionOf(text)) }
        : { ...base, kind: 'text' };
  }
}

const optionOf =
  (text: ColumnWords['text']) =>
  ({ value, name }: { value: string; name: LocalText }): TableOption => ({
    value,
    label: text(name),
    spellings: [name.zh, name.en],
  });

function numberColumns(
  column: TableDefinition['columns'][number],
  words: ColumnWords,
  years: 1 | 2,
): NumberColumn[] {
  const { key, name, unit, min, max, optional, missing, price } = column;
  const base = { kind: 'number', unit: words.unit(unit), min, max, optional, missing } as const;
  const shown = words.text(name);
  const spellings = [name.zh, name.en];
  if (!price || years === 1) return [{ ...base, key, name: shown, spellings }];
  const { current, comparable, sameAsCurrent } = words;
  return [
    { ...base, key, group: shown, name: current, spellings },
    {
      ...base,
      key: comparableKey(key),
      group: shown,
      name: comparable,
      optional: true,
      placeholder: sameAsCurrent,
    },
  ];
}

/** The rows of a table parameter as texts to edit. */
function textRows(definition: TableDefinition, rows: readonly TableRow[]): TextRow[] {
  const { keyColumn: key, columns } = definition;
  return rows.map((row) =>
    Object.fromEntries([
      [key.key, String(row[key.key] ?? '')],
      ...columns.flatMap((column) => [
        [column.key, numberText(currentOf(row[column.key]))],
        ...(column.price ? [[comparableKey(column.key), numberText(comparableOf(row[column.key]))]] : []),
      ]),
    ]),
  );
}

const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** The rows of texts without a fault, as the server takes them. */
function readRows(definition: TableDefinition, rows: readonly TextRow[]): TableRow[] {
  const { keyColumn: key, keyedBy, columns } = definition;
  return rows.map((row) => {
    const name = textOf(row, key);
    const cells = columns.flatMap((column): [string, TableRow[string]][] => {
      const current = parseNumber(textOf(row, column));
      if (current === null) return [];
      const comparable = column.price ? parseNumber(textOf(row, { key: comparableKey(column.key) })) : null;
      return [[column.key, comparable === null ? current : priceOf(current, comparable)]];
    });
    return Object.fromEntries([[key.key, keyedBy === 'name' ? name : (parseNumber(name) ?? name)], ...cells]);
  });
}

/** A table parameter with what the server holds of it. */
export interface TableSource {
  readonly definition: TableDefinition;
  readonly stored: readonly TableRow[];
  /** The chosen options that need a row each; absent: rows are added and deleted. */
  readonly options?: readonly string[];
}

/**
 * @param stored value of the parameter
 * @param selection value of the parameter whose options need a row each
 */
export function tableSource(
  definition: TableDefinition,
  stored: ParameterValue | undefined,
  selection: ParameterValue | undefined,
): TableSource {
  const options = definition.rowForEach === undefined ? undefined : selectionOf(selection);
  return { definition, stored: isRows(stored) ? stored : definition.default, options };
}

function isRows(value: ParameterValue | undefined): value is readonly TableRow[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'object');
}

/** The table to edit: the draft at hand or the stored rows, with one row for each chosen option. */
export function tableOf({ definition, stored, options }: TableSource, draft?: TableDraft): TableDraft {
  const storedRows = textRows(definition, stored);
  if (!options) return draft ?? openTable(storedRows);
  const { key } = definition.keyColumn;
  const known = [...(draft ? rowsOf(draft) : []), ...storedRows, ...textRows(definition, definition.default)];
  const rows = options.map((option) => known.find((row) => row[key] === option) ?? { [key]: option });
  return draft ? editRows(draft, rows) : openTable(rows);
}

/** Whether prices of the comparable year are to be seen: the project accounts for it, or there are some already. */
export function shownYears({ definition, stored }: TableSource, comparableYear: boolean): 1 | 2 {
  const given = definition.columns.some(
    ({ key, price }) => price && stored.some((row) => comparableOf(row[key]) !== null),
  );
  return comparableYear || given ? 2 : 1;
}

/** Whether the stored rows lack an option that was chosen since. */
export function lacksOption({ definition, stored, options = [] }: TableSource): boolean {
  const { key } = definition.keyColumn;
  return options.some((option) => !stored.some((row) => row[key] === option));
}

/** The value to save; rows of options that are not chosen now stay as they are stored. */
export function tableValue({ definition, stored, options }: TableSource, table: TableDraft): TableRow[] {
  const { key } = definition.keyColumn;
  const others = options ? stored.filter((row) => !options.includes(String(row[key]))) : [];
  return [...readRows(definition, rowsOf(table)), ...others];
}
