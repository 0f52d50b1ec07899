import type { InputReport, InputSettings, RasterDefinition } from '@gep/api-client';
import { parseNumber } from '@gep/style-editor/controls';
import type { EditedColumn, TableColumn, TableOption, TextRow } from '../../form/table/table-column';
import { textOf } from '../../form/table/table-column';
import { screenCount } from '../../message/unit';
import type { ColumnWords } from './table-parameter';

type Reclassification = InputSettings['reclassification'];

/** What a class means that has no type. */
export const missing = '-9999';

const from = { key: 'from' };
const to = { key: 'to' };

/** Words of the columns. */
export interface ClassWords {
  readonly class: string;
  readonly cells: string;
  readonly type: string;
  readonly readAs: string;
  readonly missingType: string;
  /** Of a class without a type, where no class has one and where others have. */
  readonly sameCode: string;
  readonly noType: string;
  readonly unknownCode: string;
}

/** The columns of a reclassification that are edited. */
export function classColumns(
  options: readonly TableOption[],
  words: Partial<ClassWords> = {},
): EditedColumn[] {
  return [
    { kind: 'number', ...from, name: words.class ?? '', unique: true, min: -1e9, max: 1e9 },
    {
      kind: 'choice',
      ...to,
      name: words.type ?? '',
      optional: true,
      options: [{ value: missing, label: words.missingType ?? missing }, ...options],
    },
  ];
}

/** The codes that the classes of an input may become; null where a file's classes are the codes. */
export function classOptions(
  { classes }: RasterDefinition,
  { types, text }: ColumnWords,
): readonly TableOption[] | null {
  if (classes === undefined) return null;
  if (classes === 'ecosystem-types') return types;
  return classes.map(({ value, name }) => ({
    value: String(value),
    label: `${value} ${text(name)}`,
    spellings: [name.zh, name.en],
  }));
}

/** How many cells each class of a file has; null where they were not counted. */
export function classCounts(report: InputReport): ReadonlyMap<string, number> | null {
  if (report.kind !== 'raster' || report.classes === null) return null;
  return new Map(report.classes.map(({ value, count }) => [String(value), count]));
}

/** A row for each class of the file, and for each that the table names. */
export function classRows(rows: Reclassification, counts: ReadonlyMap<string, number> | null): TextRow[] {
  const targets = new Map(rows.map((row) => [String(row.from), String(row.to)]));
  const classes = [...new Set([...(counts?.keys() ?? []), ...targets.keys()])];
  return classes
    .sort((a, b) => Number(a) - Number(b))
    .map((value) => ({ [from.key]: value, [to.key]: targets.get(value) ?? '' }));
}

/** The reclassification of rows without a fault; a class without a type has no row. */
export function readClasses(rows: readonly TextRow[]): Reclassification {
  return rows.flatMap((row) => {
    const [value, code] = [from, to].map((column) => parseNumber(textOf(row, column)));
    return value === null || code === null ? [] : [{ from: value, to: code }];
  });
}

/** The columns with what is known of the classes; the raw values of counted files are fixed. */
export function explainedColumns(
  options: readonly TableOption[],
  words: ClassWords,
  counts: ReadonlyMap<string, number> | null,
  anyType: boolean,
): TableColumn[] {
  const [raw, type] = classColumns(options, words);
  const name = (row: TextRow): string => {
    const code = textOf(row, to) || (anyType ? missing : textOf(row, from));
    if (code === missing) return words.noType;
    return options.find(({ value }) => value === code)?.label ?? words.unknownCode;
  };
  const cells = (row: TextRow): string => {
    const found = counts?.get(textOf(row, from));
    return found === undefined ? '--' : screenCount(found);
  };
  return [
    { ...raw, fixed: counts !== null },
    ...(counts ? [{ kind: 'note', key: 'cells', name: words.cells, end: true, note: cells } as const] : []),
    { ...type, placeholder: anyType ? words.noType : words.sameCode },
    { kind: 'note', key: 'readAs', name: words.readAs, note: name },
  ];
}

/** Whether any class was given a type. */
export function hasTypes(rows: readonly TextRow[]): boolean {
  return rows.some((row) => textOf(row, to) !== '');
}

/** The rows with the types of a ready table; classes that it does not know have none. */
export function filledClasses(rows: readonly TextRow[], preset: Reclassification): TextRow[] {
  const targets = new Map(preset.map((row) => [String(row.from), String(row.to)]));
  return rows.map((row) => ({ ...row, [to.key]: targets.get(textOf(row, from)) ?? '' }));
}

/** What becomes of the classes of a file. */
export interface ClassSummary {
  readonly kind: 'same' | 'unknown' | 'missing' | 'complete';
  /** How many classes are unknown or missing; else of all. */
  readonly count: number;
  /** The names of all classes. */
  readonly names: readonly string[];
}

/** Whether every class is read as something, and as what. */
export function classSummary(rows: readonly TextRow[], options: readonly TableOption[]): ClassSummary {
  const anyType = hasTypes(rows);
  const labels = rows.map((row) => {
    const code = textOf(row, anyType ? to : from);
    return code === missing ? code : options.find(({ value }) => value === code)?.label;
  });
  const names = labels.filter((label) => label !== undefined);
  const without = labels.length - names.length;
  if (without > 0) return { kind: anyType ? 'missing' : 'unknown', count: without, names };
  return { kind: anyType ? 'complete' : 'same', count: rows.length, names };
}
