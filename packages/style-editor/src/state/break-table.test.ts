import { describe, expect, it } from 'vitest';
import { breakTableProblem, openBreakTable, restoreBreak, settleBreaks, typeBreak } from './break-table';

describe('break table', () => {
  const table = openBreakTable([0, 10, 20, 30]);

  it('takes a value between its neighbours', () => {
    expect(typeBreak(table, 1, '12.5').breaks).toEqual([0, 12.5, 20, 30]);
  });

  it('keeps the old edge and says why when a neighbour is reached', () => {
    const next = typeBreak(table, 1, '20');
    expect(next.breaks).toEqual([0, 10, 20, 30]);
    expect(next.texts[1].text).toBe('20');
    expect(breakTableProblem(next)?.code).toBe('break-not-below-next');
    expect(breakTableProblem(typeBreak(table, 2, '10'))?.code).toBe('break-not-above-previous');
  });

  it('drops a half-typed number when the whole one is refused', () => {
    const typed = ['1', '19', '199'].reduce((made, text) => typeBreak(made, 1, text), table);
    expect(typed.breaks).toEqual([0, 10, 20, 30]);
    expect(typed.texts[1].text).toBe('199');
  });

  it('falls back to the edge that was settled last', () => {
    const settled = settleBreaks(typeBreak(table, 1, '12'));
    expect(typeBreak(settled, 1, '99').breaks).toEqual([0, 12, 20, 30]);
  });

  it('refuses text that is not a number, an emptied cell and more than 20 decimals', () => {
    for (const text of ['', 'abc', '10.123456789012345678901']) {
      expect(breakTableProblem(typeBreak(table, 1, text))?.code).toBe('break-invalid');
    }
  });

  it('bounds 1-byte rasters to -255 to 255', () => {
    const bytes = openBreakTable([0, 100, 255], true);
    expect(breakTableProblem(typeBreak(bytes, 2, '256'))?.code).toBe('break-out-of-byte-range');
    expect(typeBreak(bytes, 0, '-255').breaks[0]).toBe(-255);
  });

  it('forgets the refusal when the edge is typed right', () => {
    expect(breakTableProblem(typeBreak(typeBreak(table, 1, 'x'), 1, '11'))).toBeNull();
  });

  it('keeps a text as it is typed, a trailing point too, until the cell is left', () => {
    const typed = typeBreak(table, 1, '12.');
    expect(typed.breaks[1]).toBe(12);
    expect(typed.texts[1]).toEqual({ text: '12.', problem: null });
    expect(settleBreaks(typed).texts).toEqual({});
  });

  it('keeps a refused text when the cell is left', () => {
    expect(settleBreaks(typeBreak(table, 1, '99')).texts[1].text).toBe('99');
  });

  it('restores the edge as it was before the cell was typed into', () => {
    expect(restoreBreak(typeBreak(table, 1, '12'), 1)).toEqual(table);
    expect(restoreBreak(typeBreak(table, 1, 'x'), 1)).toEqual(table);
  });

  it('gives the same array while no edge changes', () => {
    expect(typeBreak(table, 1, '10').breaks).toBe(table.breaks);
    expect(typeBreak(table, 1, '').breaks).toBe(table.breaks);
  });
});
