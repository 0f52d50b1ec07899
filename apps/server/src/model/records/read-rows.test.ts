import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '@gep/api-client/contract';
import type { ErrorName } from '@gep/api-client/contract';
import type { RecordFile } from '@gep/ecosystem-models';
import { readRows } from '@gep/ecosystem-models/table-checks';
import { word } from '../../error/word';
import type { TableValue } from '../../geodata/task';
import { matchColumns } from './match-columns';

const base = { type: 'number', unit: 't', bounds: [0, 100] } as const;
const input: RecordFile = {
  kind: 'table',
  key: 'yields',
  name: { zh: '产量', en: 'Yields' },
  uniqueBy: ['use'],
  fields: [
    {
      type: 'text',
      key: 'use',
      name: { zh: '用途', en: 'Use' },
      options: [
        { value: 'domestic', name: { zh: '生活', en: 'Domestic' } },
        { value: 'industrial', name: { zh: '工业', en: 'Industrial' } },
      ],
    },
    { ...base, key: 'volume', name: { zh: '水量', en: 'Volume' } },
    {
      ...base,
      key: 'cost',
      name: { zh: '成本', en: 'Cost' },
      optional: true,
      default: 0,
      atMost: 'volume',
    },
    { type: 'types', key: 'types', name: { zh: '类型', en: 'Types' }, optional: true },
  ],
};
const districts = [
  { code: '350101', name: '东区' },
  { code: '350102', name: '西区' },
];
const columns = ['编码', '用途', '水量', '成本', '类型'];

function read(rows: readonly (readonly TableValue[])[], given: typeof districts | null = districts) {
  const source = {
    file: 'a.xlsx',
    columns,
    rows: rows.map((cells, i) => ({ number: i + 2, cells })),
  };
  return readRows(input, source, matchColumns(input, columns, {}), given, limits.shownProblems);
}
const sentences = (rows: readonly (readonly TableValue[])[], language: 'zh' | 'en') =>
  read(rows).problems.map((problem) => word(problem, language).message);

describe('readRows', () => {
  it('types cells, finds districts by code and options by their names', () => {
    const { rows, problems, warnings } = read([
      [350101, '生活', '12.5', null, '31, 32'],
      ['350102', 'INDUSTRIAL', 3, 1, 5],
    ]);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([]);
    expect(rows).toEqual([
      { number: 2, district: 0, values: { use: 'domestic', volume: 12.5, types: [31, 32] } },
      { number: 3, district: 1, values: { use: 'industrial', volume: 3, cost: 1, types: [5] } },
    ]);
  });

  it.each<[string, TableValue[], ErrorName, string, string]>([
    [
      'texts where numbers belong',
      ['350101', '生活', '很多', null, null],
      'CELL_NOT_NUMBER',
      '“a.xlsx”第2行水量的值很多不是数值',
      '水量 in row 2 of a.xlsx is 很多; a number is expected',
    ],
    [
      'numbers outside their bounds',
      ['350101', '生活', 101, null, null],
      'CELL_OUTSIDE',
      '“a.xlsx”第2行水量的值101超出范围（0～100）',
      '水量 in row 2 of a.xlsx is 101, outside the allowed range (0 to 100)',
    ],
    [
      'missing cells',
      ['350101', '生活', null, 1, null],
      'CELL_MISSING',
      '“a.xlsx”第2行缺少水量',
      'Row 2 of a.xlsx has no 水量',
    ],
    [
      'unknown districts',
      ['999999', '生活', 1, null, null],
      'DISTRICT_UNKNOWN',
      '“a.xlsx”第2行的行政区划代码999999不存在',
      'Row 2 of a.xlsx names the unknown district 999999',
    ],
    [
      'missing codes',
      [null, '生活', 1, null, null],
      'CELL_MISSING',
      '“a.xlsx”第2行缺少编码',
      'Row 2 of a.xlsx has no 编码',
    ],
    [
      'texts that are not on offer',
      ['350101', '农业', 1, null, null],
      'CELL_NOT_ALLOWED',
      '“a.xlsx”第2行用途的值农业不可用，可选：生活, 工业',
      '用途 in row 2 of a.xlsx is 农业; allowed: Domestic, Industrial',
    ],
    [
      'unknown ecosystem types',
      ['350101', '生活', 1, null, '31,999'],
      'CELL_NOT_TYPE',
      '“a.xlsx”第2行类型的值31,999不是生态系统类型编码',
      '类型 in row 2 of a.xlsx is 31,999; codes of ecosystem types are expected',
    ],
    [
      'numbers above another of their row',
      ['350101', '生活', 1, 2, null],
      'CELL_ABOVE',
      '“a.xlsx”第2行成本的值2大于水量（1）',
      '成本 in row 2 of a.xlsx is 2, more than Volume (1)',
    ],
  ])('names row and column of %s in both languages', (_what, row, name, zh, en) => {
    expect(read([row]).problems).toMatchObject([{ name }]);
    expect(sentences([row], 'zh')).toEqual([zh]);
    expect(sentences([row], 'en')).toEqual([en]);
  });

  it('finds rows that repeat a district with the same texts', () => {
    const row = ['350101', '生活', 1, null, null];
    expect(read([row, ['350101', '工业', 1, null, null], row]).problems).toMatchObject([
      { name: 'ROW_REPEATED', args: { row: 4, first: 2, columns: '编码, 用途' } },
    ]);
  });

  it('finds a table at fault in which no row is filled in', () => {
    const empty: TableValue[][] = [
      ['350101', null, null, null, null],
      ['350102', null, null, null, null],
    ];
    expect(read(empty).problems).toMatchObject([{ name: 'TABLE_NOT_FILLED' }]);
    expect(sentences(empty, 'en')).toEqual(['No row of a.xlsx is filled in: fill in at least one']);
    expect(read(empty).warnings).toEqual([]);
  });

  it('warns of districts without a row; rows that nobody filled in are none', () => {
    const { rows, problems, warnings } = read([
      ['350101', '生活', 1, null, null],
      ['350102', null, null, null, null],
    ]);
    expect(rows).toHaveLength(1);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([
      { name: 'DISTRICTS_MISSING', args: { file: 'a.xlsx', count: 1, names: '西区' } },
    ]);
  });

  it('checks no codes while the project has no districts', () => {
    expect(read([['1', '生活', 1, null, null]], null)).toMatchObject({ problems: [], warnings: [] });
  });

  it('asks for columns that were not found, once', () => {
    const source = {
      file: 'a.csv',
      columns: ['编码'],
      rows: [{ number: 2, cells: ['350101'] }],
    };
    const { problems } = readRows(
      input,
      source,
      matchColumns(input, source.columns, {}),
      districts,
      limits.shownProblems,
    );
    expect(problems.map(({ name }) => name)).toEqual(['TABLE_COLUMN_MISSING', 'TABLE_COLUMN_MISSING']);
    expect(word(problems[0], 'zh').message).toBe('文件a.csv中没有用途的列，请选择对应的列');
  });

  it('keeps the first 50 of many faults and counts all', () => {
    const rows = Array.from({ length: 80 }, () => ['1', '生活', 1, null, null]);
    const { problems, problemCount } = read(rows);
    expect([problems.length, problemCount]).toEqual([50, 80]);
  });

  it('reads any cells to rows whose values keep the types of their fields', () => {
    const cell = fc.oneof(fc.constant(null), fc.double({ noNaN: true }), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell, cell, cell), { maxLength: 5 }), (rows) => {
        const { rows: found, problemCount, problems } = read(rows);
        expect(problemCount).toBeGreaterThanOrEqual(problems.length);
        for (const { values, district } of found) {
          expect(['undefined', 'number']).toContain(typeof values.volume);
          expect([undefined, 'domestic', 'industrial']).toContain(values.use);
          expect([-1, 0, 1]).toContain(district);
        }
      }),
    );
  });
});
