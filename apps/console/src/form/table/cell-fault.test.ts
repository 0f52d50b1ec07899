import { describe, expect, it } from 'vitest';
import { cellFault, tableFaults } from './cell-fault';
import type { ChoiceColumn, NumberColumn } from './table-column';

const share: NumberColumn = { kind: 'number', key: 'share', name: 'Share', min: 0, max: 1 };
const type: ChoiceColumn = {
  kind: 'choice',
  key: 'type',
  name: 'Type',
  unique: true,
  options: [
    { value: '1', label: '1 Forest' },
    { value: '2', label: '2 Shrubland' },
  ],
};

describe('cellFault', () => {
  it.each([
    ['0', null],
    ['1', null],
    ['０．５', null],
    ['1.01', 'out-of-range'],
    ['-0.1', 'out-of-range'],
    ['abc', 'not-a-number'],
    ['', 'required'],
  ])('judges the share %j as %j', (text, code) => expect(cellFault(share, text)?.code ?? null).toBe(code));

  it('leaves optional cells empty, and takes the number that says that there is none', () => {
    expect(cellFault({ ...share, optional: true }, ' ')).toBeNull();
    expect(cellFault({ ...share, missing: -9999 }, '-9999')).toBeNull();
  });

  it('refuses an excluded minimum and parts of whole numbers', () => {
    expect(cellFault({ ...share, minExclusive: true }, '0')?.code).toBe('out-of-range');
    expect(cellFault({ ...share, max: 9, integer: true }, '1.5')?.code).toBe('not-an-integer');
  });
});

describe('tableFaults', () => {
  it('names unknown and repeated keys by row and column, and the row that was first', () => {
    const rows = [
      { type: '1', share: '0.5' },
      { type: '99', share: '0.5' },
      { type: '1', share: '2' },
    ];
    expect(tableFaults([type, share], rows)).toEqual([
      { row: 1, column: type, text: '99', fault: { code: 'unknown' } },
      { row: 2, column: type, text: '1', fault: { code: 'repeated', row: 0 } },
      { row: 2, column: share, text: '2', fault: { code: 'out-of-range', column: share } },
    ]);
  });

  it('finds numbers that are written differently to be the same', () => {
    const code: NumberColumn = { kind: 'number', key: 'code', name: 'Code', unique: true, min: 0, max: 9 };
    expect(tableFaults([code], [{ code: '1' }, { code: '1.0' }]).map(({ row }) => row)).toEqual([1]);
  });
});
