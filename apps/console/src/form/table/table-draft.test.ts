import { isDirty } from '@gep/style-editor';
import { describe, expect, it } from 'vitest';
import {
  applyTable,
  editRows,
  leaveCell,
  openTable,
  redoTable,
  restoreCell,
  rowsOf,
  typeCell,
  undoTable,
} from './table-draft';

const place = { row: 0, column: 'rate' };
const opened = openTable([{ rate: '1' }, { rate: '2' }]);
const typed = (...texts: string[]) => texts.reduce((table, text) => typeCell(table, place, text), opened);

describe('a table under edit', () => {
  it('takes all that is typed on one visit of a cell as one step', () => {
    const table = typed('3', '3.', '3.5');
    expect(rowsOf(table)[0]).toEqual({ rate: '3.5' });
    expect(rowsOf(undoTable(table))).toEqual(rowsOf(opened));
    expect(rowsOf(redoTable(undoTable(table)))).toEqual(rowsOf(table));
  });

  it('takes another visit of the cell as another step', () => {
    const table = typeCell(leaveCell(typed('3')), place, '4');
    expect(rowsOf(undoTable(table))[0]).toEqual({ rate: '3' });
  });

  it('restores the text of the cell before the visit', () => {
    expect(rowsOf(restoreCell(typed('3', '')))).toEqual(rowsOf(opened));
    expect(restoreCell(opened)).toBe(opened);
  });

  it('stays the same where nothing changes', () => {
    expect(editRows(opened, [{ rate: '1' }, { rate: '2' }])).toBe(opened);
    expect(leaveCell(opened)).toBe(opened);
  });

  it('can be undone after it was saved', () => {
    const saved = applyTable(typed('3'));
    expect(isDirty(saved.draft)).toBe(false);
    expect(rowsOf(undoTable(saved))).toEqual(rowsOf(opened));
    expect(isDirty(undoTable(saved).draft)).toBe(true);
  });
});
