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
  stepsOf,
  travelDraft,
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
      fc.property(fc.array(fc.integer({ min: 1 }), { maxLength: undoSteps }), (numbers) => {
        // Each differs from the one before.
        const values = numbers.map((n, i) => ({ n: [n, i] }));
        const edited = values.reduce((draft, value) => editDraft(draft, value), openDraft({ n: [0] }));
        const back = values.reduce((draft) => undoDraft(draft), edited);
        expect(back.now.value).toEqual({ n: [0] });
        expect(canUndo(back)).toBe(false);
        const forth = values.reduce((draft) => redoDraft(draft), back);
        expect(forth.now.value).toEqual(edited.now.value);
        expect(canRedo(forth)).toBe(false);
      }),
    );
  });

  it('joins quick edits of one part into one step', () => {
    const value = { opacity: 0, color: '#000000' };
    let draft = openDraft(value);
    draft = editDraft(draft, { ...value, opacity: 1 }, 1000);
    draft = editDraft(draft, { ...value, opacity: 2 }, 1100);
    draft = editDraft(draft, { ...value, opacity: 3 }, 5000);
    draft = editDraft(draft, { opacity: 3, color: '#ffffff' }, 5050);
    const back = (steps: number) => travelDraft(draft, -steps).now.value;
    expect([back(1).opacity, back(2).opacity, back(3).opacity]).toEqual([3, 2, 0]);
  });

  it('takes a drag of any length as one step, and another part as another', () => {
    const edits = fc.array(fc.record({ part: fc.constantFrom('a', 'b'), by: fc.integer({ min: 1 }) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(edits, (list) => {
        let value = { a: 0, b: 0 };
        let draft = openDraft(value);
        list.forEach(({ part, by }, i) => {
          value = { ...value, [part]: (value as Record<string, number>)[part] + by };
          draft = editDraft(draft, value, i * 100);
        });
        const runs = list.filter(({ part }, i) => part !== list[i - 1]?.part).length;
        expect(draft.past).toHaveLength(runs);
        expect(travelDraft(draft, -runs).now.value).toEqual({ a: 0, b: 0 });
      }),
    );
  });

  it('jumps to any step as undo and redo one by one would', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.integer(), (numbers, steps) => {
        const draft = numbers.reduce((made, n) => editDraft(made, { n }), openDraft({ n: NaN }));
        const back = travelDraft(draft, -Math.abs(steps));
        let walked = draft;
        for (let i = 0; i < Math.min(Math.abs(steps), undoSteps); i++) walked = undoDraft(walked);
        expect(back).toEqual(walked);
        expect(stepsOf(back)).toHaveLength(stepsOf(draft).length);
      }),
    );
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
    expect(travelDraft(draft, -Infinity).now.value).toBe(50);
  });
});
