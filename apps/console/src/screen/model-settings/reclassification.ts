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
import { screenArea, screenCount } from '../../message/unit';
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
  /** In the place of a type, where no class has one and where others have. */
  readonly sameCode: string;
  readonly unmapped: string;
  /** What a class is read as that is a missing land type. */
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

/** The classes of a file by their raw values; none where they were not counted. */
export function fileClasses(
  report: InputReport,
  preflight: RasterPreflight | null,
): ReadonlyMap<string, FileClass> {
  const counted = report.kind === 'raster' ? (report.classes ?? []) : [];
  const inside = preflight?.classes && new Map(preflight.classes.map(({ value, count }) => [value, count]));
  const area = (value: number) =>
    inside && preflight ? { area: (inside.get(value) ?? 0) * preflight.cellArea } : {};
  return new Map(counted.map(({ value, ...known }) => [String(value), { ...known, ...area(value) }]));
}

/**
 * The raw values of a file in the order in which their table opens: what is read as nothing first, then what most cells
 * have.
 */
export function classOrder(
  settings: Pick<InputSettings, 'reclassification' | 'preset'>,
  classes: ReadonlyMap<string, FileClass>,
  options: readonly TableOption[],
): string[] {
  const rows = classRows([...classes.keys()], settings);
  const unread = new Set(unreadValues(rows, options));
  const order = (value: string): [unread: number, count: number, value: number] => [
    unread.has(value) ? 1 : 0,
    classes.get(value)?.count ?? 0,
    -Number(value),
  ];
  return rows
    .map((row) => textOf(row, from))
    .map((value) => ({ value, order: order(value) }))
    .sort((a, b) => b.order[0] - a.order[0] || b.order[1] - a.order[1] || b.order[2] - a.order[2])
    .map(({ value }) => value);
}

/** A row for each class of a file, in their order; each knows the ready table that it is from. */
export function classRows(
  values: readonly string[],
  { reclassification, preset }: Pick<InputSettings, 'reclassification' | 'preset'>,
): TextRow[] {
  const targets = new Map(reclassification.map((row) => [String(row.from), String(row.to)]));
  return values.map((value) => ({
    [from.key]: value,
    [to.key]: targets.get(value) ?? '',
    ...(preset !== null && { preset }),
  }));
}

/** Raw values that are read as nothing: without a type, or where no class has one, not a code themselves. */
function unreadValues(rows: readonly TextRow[], options: readonly TableOption[]): string[] {
  const column = hasTypes(rows) ? to : from;
  const codes = new Set([missing, ...options.map(({ value }) => value)]);
  return rows.filter((row) => !codes.has(textOf(row, column))).map((row) => textOf(row, from));
}

/** The reclassification of rows without a fault; a class without a type has no row. */
export function readClasses(rows: readonly TextRow[]): Reclassification {
  return rows.flatMap((row) => {
    const [value, code] = [from, to].map((column) => parseNumber(textOf(row, column)));
    return value === null || code === null ? [] : [{ from: value, to: code }];
  });
}

/** What the columns show beside what is edited. */
export interface ShownClasses {
  readonly classes: ReadonlyMap<string, FileClass>;
  /** What the source calls a class: the file itself, or the ready table that is chosen. */
  readonly nameOf: (value: string) => string | undefined;
  /** Whether any class was given a type. */
  readonly anyType: boolean;
  /** Whether areas are known, or will be in a moment. */
  readonly areas: boolean;
  /** Whether areas are estimates from samples. */
  readonly sampled: boolean;
}

/** The columns with what is known of the classes, whose raw values are fixed. */
export function explainedColumns(
  options: readonly TableOption[],
  words: ClassWords,
  { classes, nameOf, anyType, areas }: ShownClasses,
): TableColumn[] {
  const [raw, type] = classColumns(options, words);
  const name = (row: TextRow): string => {
    const code = textOf(row, to) || (anyType ? missing : textOf(row, from));
    if (code === missing) return words.noType;
    return options.find(({ value }) => value === code)?.label ?? words.unknownCode;
  };
  const known = (row: TextRow) => classes.get(textOf(row, from));
  const cells = (row: TextRow): string => screenCount(known(row)?.count ?? 0);
  const area = (row: TextRow): string => {
    const found = known(row)?.area;
    return found === undefined ? '--' : screenArea(found);
  };
  const named = (row: TextRow): string => nameOf(textOf(row, from)) ?? '--';
  const colors = [...classes.values()].some(({ color }) => color !== undefined);
  const color = (row: TextRow) => known(row)?.color;
  return [
    { ...raw, fixed: true },
    { kind: 'note', key: 'name', name: words.name, note: named, ...(colors && { swatch: color }) },
    { kind: 'note', key: 'cells', name: words.cells, end: true, note: cells },
    ...(areas ? [{ kind: 'note', key: 'area', name: words.area, end: true, note: area } as const] : []),
    { ...type, placeholder: anyType ? words.unmapped : words.sameCode },
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
  /** How many classes are read as nothing; else of all. */
  readonly count: number;
  /** Raw values that are read as nothing, their cells in the file, and their square kilometres inside the region. */
  readonly unread: readonly string[];
  readonly cells: number;
  readonly area: number | null;
  /** The types that classes are read as, by their names. */
  readonly names: readonly string[];
}

/** Whether every class is read as something, and as what. */
export function classSummary(
  rows: readonly TextRow[],
  options: readonly TableOption[],
  classes: ReadonlyMap<string, FileClass>,
  missingName: string,
): ClassSummary {
  const anyType = hasTypes(rows);
  const labels = new Map([
    [missing, missingName],
    ...options.map(({ value, label }) => [value, label] as const),
  ]);
  const types = rows.flatMap((row) => labels.get(textOf(row, anyType ? to : from)) ?? []);
  const unread = unreadValues(rows, options);
  const known = unread.map((value) => classes.get(value));
  const isKnown = known.every((one) => one?.area !== undefined);
  const sum = (of: (one: FileClass) => number): number =>
    known.reduce((all, one) => all + (one ? of(one) : 0), 0);
  const kinds = anyType ? (['complete', 'missing'] as const) : (['same', 'unknown'] as const);
  return {
    kind: kinds[unread.length > 0 ? 1 : 0],
    count: unread.length > 0 ? unread.length : rows.length,
    unread,
    cells: sum(({ count }) => count),
    area: isKnown ? sum(({ area = 0 }) => area) : null,
    names: [...new Set(types)],
  };
}
