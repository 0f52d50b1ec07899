import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyDraft,
  canRedo,
  canUndo,
  editDraft,
  isDirty,
  openDraft,
  redoDraft,
  revertDraft,
  undoDraft,
  undoSteps,
} from './draft';

describe('draft', () => {
  it('works on a copy', () => {
    const value = { width: 1 };
    const draft = openDraft(value);
    expect(draft.now.value).toEqual(value);
    expect(draft.now.value).not.toBe(value);
  });

  it('undoes every edit and redoes it again', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: undoSteps }), (numbers) => {
        const values = numbers.map((n) => ({ n }));
        const edited = values.reduce((draft, value) => editDraft(draft, value), openDraft({ n: 0 }));
        const back = values.reduce((draft) => undoDraft(draft), edited);
        expect(back.now.value).toEqual({ n: 0 });
        expect(canUndo(back)).toBe(false);
        const forth = values.reduce((draft) => redoDraft(draft), back);
        expect(forth.now.value).toEqual(edited.now.value);
        expect(canRedo(forth)).toBe(false);
      }),
    );
  });

  it('joins quick edits of the same key into one step', () => {
    let draft = openDraft(0);
    draft = editDraft(draft, 1, { key: 'opacity', time: 1000 });
    draft = editDraft(draft, 2, { key: 'opacity', time: 1100 });
    draft = editDraft(draft, 3, { key: 'opacity', time: 5000 });
    draft = editDraft(draft, 4, { key: 'color', time: 5050 });
    expect(undoDraft(draft).now.value).toBe(3);
    expect(undoDraft(undoDraft(draft)).now.value).toBe(2);
    expect(undoDraft(undoDraft(undoDraft(draft))).now.value).toBe(0);
  });

  it('forgets what was undone when something else is edited', () => {
    const draft = editDraft(undoDraft(editDraft(openDraft('a'), 'b')), 'c');
    expect(canRedo(draft)).toBe(false);
    expect(undoDraft(draft).now.value).toBe('a');
  });

  it('is clean after apply and after revert, dirty in between', () => {
    const edited = editDraft(openDraft('a'), 'b');
    expect(isDirty(edited)).toBe(true);
    expect(isDirty(applyDraft(edited))).toBe(false);
    expect(isDirty(revertDraft(edited))).toBe(false);
    expect(revertDraft(edited).now.value).toBe('a');
    expect(revertDraft(editDraft(applyDraft(edited), 'c')).now.value).toBe('b');
  });

  it('remembers no more steps than it promises', () => {
    let draft = openDraft(0);
    for (let i = 1; i <= undoSteps + 50; i++) draft = editDraft(draft, i);
    expect(draft.past).toHaveLength(undoSteps);
  });
});
