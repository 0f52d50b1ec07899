import { describe, expect, it } from 'vitest';
import { commonDue, departmentChange, noDraft, pick, tickOf } from './assignment-draft';

const held = [
  { userId: 'u1', forms: 2 },
  { userId: 'u2', forms: 1 },
];

describe('departments of several items', () => {
  it('are ticked where all items have them, half where some have', () => {
    expect(['u1', 'u2', 'u3'].map(tickOf(noDraft, held, 2))).toEqual(['all', 'some', 'none']);
  });

  it('are sent as those that were ticked and those that were cleared, without those that nobody touched', () => {
    const draft = pick(pick(noDraft, held, 'u3', true, false), held, 'u1', false, false);
    expect(departmentChange(draft)).toEqual({ added: ['u3'], removed: ['u1'] });
    expect(['u1', 'u2', 'u3'].map(tickOf(draft, held, 2))).toEqual(['none', 'some', 'all']);
  });

  it('are one where a file is among the items: another takes the place of all', () => {
    const draft = pick(pick(noDraft, held, 'u9', true, true), held, 'u8', true, true);
    expect(departmentChange(draft)).toEqual({ added: ['u8'], removed: ['u1', 'u2', 'u9'] });
  });
});

describe('a deadline of several items', () => {
  const due = '2026-12-31T15:59:59.000Z';
  const now = { submitDue: { same: true, due }, confirmDue: { same: false, due } };

  it('is the one that they share, or the one that is set now', () => {
    expect(commonDue(noDraft, now, 'submitDue')).toBe(due);
    expect(commonDue(noDraft, now, 'confirmDue')).toBeUndefined();
    expect(commonDue({ ...noDraft, confirmDue: null }, now, 'confirmDue')).toBeNull();
  });
});
