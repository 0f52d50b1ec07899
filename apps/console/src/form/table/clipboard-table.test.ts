import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readClipboard, writeClipboard } from './clipboard-table';

describe('readClipboard', () => {
  it('reads rows and cells as spreadsheets write them, with either line end', () => {
    expect(readClipboard('111\t0.2\r\n112\t0.3\r\n')).toEqual([
      ['111', '0.2'],
      ['112', '0.3'],
    ]);
    expect(readClipboard('a\rb')).toEqual([['a'], ['b']]);
  });

  it('keeps empty cells and rows between others, and leaves out empty rows at the end', () => {
    expect(readClipboard('1\t\n\n\t2\n\t\n')).toEqual([['1', ''], [''], ['', '2']]);
    expect(readClipboard('')).toEqual([]);
  });

  it('takes quoted cells with tabs, line ends and quotes in them', () => {
    expect(readClipboard('"a\tb"\t"c\nd"\t"say ""e"""')).toEqual([['a\tb', 'c\nd', 'say "e"']]);
    expect(readClipboard('5" pipe\t"open')).toEqual([['5" pipe', '"open']]);
  });
});

describe('writeClipboard', () => {
  it('is read back as the same cells', () => {
    const cell = fc.stringMatching(/^[^\s]([^\r]*[^\s])?$/);
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }));
    fc.assert(
      fc.property(table, (rows) => {
        expect(readClipboard(writeClipboard(rows))).toEqual(rows);
      }),
    );
  });
});
