import type { RecordField, RecordFile } from '@gep/ecosystem-models';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import type { ColumnMapping } from '@gep/ecosystem-models/table-checks';

/** Names under which tables carry the codes of districts. */
const codeNames = [
  districtCode,
  'district code',
  '行政区划代码',
  '行政区代码',
  '行政区编码',
  '区划代码',
  '区划编码',
  '分区编码',
  '编码',
  '代码',
  'adcode',
  'code',
];

/** Field names of a dBASE table have 10 bytes. */
const shortName = 10;

/**
 * The column of each field: what the user chose where the file has it, else the first column named like the field's key
 * or its Chinese or English name, with or without a unit in brackets. A column serves one field.
 * @example
 * const field = { key: 'yield', name: { zh: '产量', en: 'Yield' }, type: 'number', unit: 't', bounds: [0, null] } as const;
 * const input = { kind: 'vector', key: 'farms', name: field.name, geometry: ['point'], fields: [field] } as const;
 * matchColumns(input, ['名称', '产量（吨）'], {}); // { yield: '产量（吨）' }
 */
export function matchColumns(
  input: RecordFile,
  columns: readonly string[],
  chosen: ColumnMapping,
): ColumnMapping {
  const wanted = [
    ...(input.kind === 'table' ? [{ key: districtCode, names: codeNames }] : []),
    ...input.fields.map((field) => ({ key: field.key, names: namesOf(field) })),
  ];
  const mapping: Record<string, string | null> = Object.fromEntries(
    wanted.flatMap(({ key }) => {
      const column = chosen[key];
      return column === null || (column !== undefined && columns.includes(column)) ? [[key, column]] : [];
    }),
  );
  const taken = new Set(Object.values(mapping));
  const take = (key: string, column: string | undefined): void => {
    if (column === undefined) return;
    mapping[key] = column;
    taken.add(column);
  };
  // Names as they are come before names without their brackets.
  for (const form of [plain, withoutUnit])
    for (const { key, names } of wanted) {
      if (key in mapping) continue;
      const plainNames = names.map(plain);
      take(
        key,
        columns.find((column) => !taken.has(column) && plainNames.includes(form(column))),
      );
    }
  return Object.fromEntries(wanted.map(({ key }) => [key, mapping[key] ?? null]));
}

function namesOf({ key, name }: RecordField): string[] {
  return [key, name.zh, name.en, key.slice(0, shortName)];
}

/** Without blanks and underscores, in small letters, brackets and digits of one width. */
function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/[\s_]/g, '');
}

/** Without what is in brackets at the end, nested brackets included. */
function withoutUnit(column: string): string {
  const name = plain(column).replaceAll('[', '(').replaceAll(']', ')');
  let depth = 0;
  for (let at = name.length - 1; at >= 0; at--) {
    if (name[at] === ')') depth++;
    if (name[at] === '(') depth--;
    if (depth === 0) return name.slice(0, name[at] === '(' ? at : undefined);
  }
  return name;
}
