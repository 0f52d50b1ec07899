import { formatNumber } from '@gep/map-engine/scheme';
import type {
  InputReport,
  InputSettings,
  RasterDefinition,
  RasterPreflight,
  ReclassificationPreset,
} from '@gep/api-client';
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
  readonly name: string;
  readonly cells: string;
  readonly area: string;
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

/** What is known of a class of a file. */
export interface FileClass {
  /** Cells. */
  readonly count: number;
  readonly name?: string;
  /** `#rrggbb`. */
  readonly color?: string;
  /** Square kilometres inside the region, where they are known. */
  readonly area?: number;
}

/** The classes of a file by their raw values; null where they were not counted. */
export function fileClasses(
  report: InputReport,
  preflight: RasterPreflight | null,
): ReadonlyMap<string, FileClass> | null {
  if (report.kind !== 'raster' || report.classes === null) return null;
  const inside = preflight?.classes && new Map(preflight.classes.map(({ value, count }) => [value, count]));
  const area = (value: number) =>
    inside && preflight ? { area: (inside.get(value) ?? 0) * preflight.cellArea } : {};
  return new Map(report.classes.map(({ value, ...known }) => [String(value), { ...known, ...area(value) }]));
}

/** Square kilometres as the table shows them. */
export function areaText(area: number): string {
  return formatNumber(area, { decimals: 'short', group: true });
}

/** A row for each class of the file, or for each that the table names; each knows the ready table that it is from. */
export function classRows(
  { reclassification, preset }: Pick<InputSettings, 'reclassification' | 'preset'>,
  classes: ReadonlyMap<string, FileClass> | null,
): TextRow[] {
  const targets = new Map(reclassification.map((row) => [String(row.from), String(row.to)]));
  // What an earlier file had is of no use for the classes of this one.
  const values = classes ? [...classes.keys()] : [...targets.keys()];
  return values
    .sort((a, b) => Number(a) - Number(b))
    .map((value) => ({
      [from.key]: value,
      [to.key]: targets.get(value) ?? '',
      ...(preset !== null && { preset }),
    }));
}

/** The reclassification of rows without a fault; a class without a type has no row. */
export function readClasses(rows: readonly TextRow[]): Reclassification {
  return rows.flatMap((row) => {
    const [value, code] = [from, to].map((column) => parseNumber(textOf(row, column)));
    return value === null || code === null ? [] : [{ from: value, to: code }];
  });
}

/**
 * The columns with what is known of the classes; the raw values of counted files are fixed.
 * @param nameOf what the source calls a class: the file itself, or the ready table that is chosen
 */
export function explainedColumns(
  options: readonly TableOption[],
  words: ClassWords,
  classes: ReadonlyMap<string, FileClass> | null,
  nameOf: (value: string) => string | undefined,
  anyType: boolean,
): TableColumn[] {
  const [raw, type] = classColumns(options, words);
  const name = (row: TextRow): string => {
    const code = textOf(row, to) || (anyType ? missing : textOf(row, from));
    if (code === missing) return words.noType;
    return options.find(({ value }) => value === code)?.label ?? words.unknownCode;
  };
  const cells = (row: TextRow): string => {
    const found = classes?.get(textOf(row, from));
    return found === undefined ? '--' : screenCount(found.count);
  };
  const hasAreas = [...(classes?.values() ?? [])].some((one) => one.area !== undefined);
  const area = (row: TextRow): string => {
    const found = classes?.get(textOf(row, from))?.area;
    return found === undefined ? '--' : areaText(found);
  };
  const named = (row: TextRow): string => nameOf(textOf(row, from)) ?? '--';
  const colors = [...(classes?.values() ?? [])].some(({ color }) => color !== undefined);
  const color = (row: TextRow) => classes?.get(textOf(row, from))?.color;
  return [
    { ...raw, fixed: classes !== null },
    { kind: 'note', key: 'name', name: words.name, note: named, ...(colors && { swatch: color }) },
    ...(classes ? [{ kind: 'note', key: 'cells', name: words.cells, end: true, note: cells } as const] : []),
    ...(hasAreas ? [{ kind: 'note', key: 'area', name: words.area, end: true, note: area } as const] : []),
    { ...type, placeholder: anyType ? words.noType : words.sameCode },
    { kind: 'note', key: 'readAs', name: words.readAs, note: name },
  ];
}

/** Whether any class was given a type. */
export function hasTypes(rows: readonly TextRow[]): boolean {
  return rows.some((row) => textOf(row, to) !== '');
}

/** The rows with the types of a ready table, and its key; classes that it does not know have no type. */
export function filledClasses(
  rows: readonly TextRow[],
  { key, rows: ready }: ReclassificationPreset,
): TextRow[] {
  const targets = new Map(ready.map((row) => [String(row.from), String(row.to)]));
  return rows.map((row) => ({ ...row, [to.key]: targets.get(textOf(row, from)) ?? '', preset: key }));
}

/** What becomes of the classes of a file. */
export interface ClassSummary {
  readonly kind: 'same' | 'unknown' | 'missing' | 'complete';
  /** How many classes are unknown or missing; else of all. */
  readonly count: number;
  /** The cells of the classes that are unknown or missing, and their square kilometres inside the region. */
  readonly cells: number;
  readonly area: number | null;
  /** The names of all classes. */
  readonly names: readonly string[];
}

/** Whether every class is read as something, and as what. */
export function classSummary(
  rows: readonly TextRow[],
  options: readonly TableOption[],
  classes: ReadonlyMap<string, FileClass> | null,
): ClassSummary {
  const anyType = hasTypes(rows);
  const names: string[] = [];
  const unread: (FileClass | undefined)[] = [];
  for (const row of rows) {
    const code = textOf(row, anyType ? to : from);
    const name = code === missing ? code : options.find(({ value }) => value === code)?.label;
    if (name !== undefined) names.push(name);
    else unread.push(classes?.get(textOf(row, from)));
  }
  const count = unread.length;
  if (count === 0)
    return { kind: anyType ? 'complete' : 'same', count: rows.length, cells: 0, area: null, names };
  const sum = (of: (one: FileClass) => number): number =>
    unread.reduce((all, one) => all + (one ? of(one) : 0), 0);
  const area = unread.every((one) => one?.area !== undefined) ? sum((one) => one.area ?? 0) : null;
  return { kind: anyType ? 'missing' : 'unknown', count, cells: sum((one) => one.count), area, names };
}
