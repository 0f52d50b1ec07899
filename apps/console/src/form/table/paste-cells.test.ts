import { describe, expect, it } from 'vitest';
import { pasteCells } from './paste-cells';
import type { TableColumn } from './table-column';

const columns: TableColumn[] = [
  {
    kind: 'choice',
    key: 'type',
    name: '生态系统类型',
    spellings: ['生态系统类型', 'Ecosystem type'],
    unique: true,
    options: [
      { value: '1', label: '1 森林', spellings: ['森林', 'Forest'] },
      { value: '2', label: '2 灌丛', spellings: ['灌丛', 'Shrubland'] },
      { value: '3', label: '3 草地', spellings: ['草地', 'Grassland'] },
    ],
  },
  { kind: 'number', key: 'rate', name: '速率', spellings: ['Rate'], unit: 't', min: 0, max: 10 },
  { kind: 'number', key: 'share', name: '比例', min: 0, max: 1, optional: true },
];
const rows = [
  { type: '1', rate: '5', share: '0.1' },
  { type: '2', rate: '6', share: '0.2' },
];
const rules = { grows: true, maxRows: 2000 };
const atKey = { row: 0, column: 'type' };

describe('pasteCells', () => {
  it('finds rows by Chinese and English names and by codes, and adds those that are new', () => {
    const pasted = pasteCells(
      columns,
      rows,
      atKey,
      [
        ['Shrubland', '7'],
        ['草地', '8'],
        ['1', '9'],
      ],
      rules,
    );
    expect(pasted).toEqual({
      rows: [
        { type: '1', rate: '9', share: '0.1' },
        { type: '2', rate: '7', share: '0.2' },
        { type: '3', rate: '8' },
      ],
      changed: 2,
      added: 1,
      repeated: [],
      commas: [],
      leftRows: 0,
      leftColumns: 0,
    });
  });

  it('names what is pasted more than once; the last one counts', () => {
    const cells = [
      ['森林', '1'],
      ['Shrubland', '2'],
      ['1', '3'],
      ['草地', '4'],
      ['3', '5'],
    ];
    const pasted = pasteCells(columns, rows, atKey, cells, rules);
    expect(pasted.repeated).toEqual(['1 森林', '3 草地']);
    expect(pasted.rows.map(({ rate }) => rate)).toEqual(['3', '2', '5']);
  });

  it('says how numbers with a comma are read', () => {
    const cells = [
      ['0,4', '0.2'],
      ['1,234', '0,4'],
      ['a,b', ''],
    ];
    expect(pasteCells(columns, rows, { row: 0, column: 'rate' }, cells, rules).commas).toEqual([
      { text: '0,4', value: '0.4' },
      { text: '1,234', value: '1234' },
    ]);
  });

  it('keeps what a column does not allow as it was pasted', () => {
    const { rows: next } = pasteCells(columns, rows, atKey, [['Moon', 'many', '2']], rules);
    expect(next.at(-1)).toEqual({ type: 'Moon', rate: 'many', share: '2' });
  });

  it('fills empty rows before it adds some', () => {
    const { rows: next } = pasteCells(
      columns,
      [...rows, {}],
      { row: 2, column: 'type' },
      [['3', '1']],
      rules,
    );
    expect(next).toEqual([...rows, { type: '3', rate: '1' }]);
  });

  it('goes down from a cell of another column, and on into new rows', () => {
    const pasted = pasteCells(
      columns,
      rows,
      { row: 1, column: 'rate' },
      [
        ['1', '0.5'],
        ['2', ''],
      ],
      rules,
    );
    expect(pasted.rows).toEqual([rows[0], { type: '2', rate: '1', share: '0.5' }, { rate: '2', share: '' }]);
  });

  it('says which rows and columns found no place', () => {
    const cells = [
      ['1', '2', '3'],
      ['1', '2', '3'],
    ];
    const pasted = pasteCells(columns, rows, { row: 1, column: 'rate' }, cells, { ...rules, grows: false });
    expect(pasted).toMatchObject({ changed: 1, added: 0, leftRows: 1, leftColumns: 1 });
  });

  it.each([[['生态系统类型', '速率 (t)', '比例']], [['Ecosystem type', 'Rate', '']]])(
    'leaves out the headings %j',
    (headings) => {
      const { rows: next, changed } = pasteCells(columns, rows, atKey, [headings, ['1', '4', '0']], rules);
      expect(changed).toBe(1);
      expect(next).toEqual([{ type: '1', rate: '4', share: '0' }, rows[1]]);
    },
  );

  it('takes a row of numbers as a column where there is only one', () => {
    const list: TableColumn[] = [{ kind: 'number', key: 'value', name: 'mm', min: 0, max: 500 }];
    const place = { row: 0, column: 'value' };
    expect(pasteCells(list, [], place, [['1', '', '3'], ['4']], rules).rows).toEqual(
      ['1', '', '3', '4'].map((value) => ({ value })),
    );
  });
});
