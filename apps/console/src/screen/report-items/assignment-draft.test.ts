import { describe, expect, it } from 'vitest';
import { sampleForm, sampleReport } from '../testing/report-backend';
import { commonDue, departmentsAfter, effectOf, noDraft, pick, tickOf } from './assignment-draft';

const table = sampleReport(1, { forms: [sampleForm(1), sampleForm(2, 'DRAFT')] });
const other = sampleReport(2, { forms: [sampleForm(1)] });
const raster = sampleReport(3, { type: 'RASTER', forms: [sampleForm(4, 'SUBMITTED')] });

describe('departments of several items', () => {
  it('are ticked where all items have them, half where some have', () => {
    const items = [table, other];
    expect(['u1', 'u2', 'u3'].map((userId) => tickOf(items, noDraft, userId))).toEqual([
      'all',
      'some',
      'none',
    ]);
  });

  it('are added and taken away, while those that nobody touched stay with their item', () => {
    const items = [table, other];
    const draft = pick(pick(noDraft, items, 'u3', true, false), items, 'u1', false, false);
    expect(departmentsAfter(table, draft)).toEqual(['u2', 'u3']);
    expect(departmentsAfter(other, draft)).toEqual(['u3']);
    expect(effectOf(items, draft)).toMatchObject({ added: 2, lost: [], confirmed: null, tooMany: null });
    expect(effectOf(items, draft).taken.map(({ form }) => form.userId)).toEqual(['u1', 'u1']);
  });

  it('are saved together where items end with the same', () => {
    const items = [table, other];
    const draft = pick(noDraft, items, 'u2', false, false);
    expect(effectOf(items, draft).groups).toEqual([{ userIds: ['u1'], items }]);
    expect(effectOf(items, noDraft).groups).toHaveLength(2);
  });

  it('lose what is filled in, and are kept where it is confirmed', () => {
    const items = [table];
    const effect = effectOf(items, pick(noDraft, items, 'u2', false, false));
    expect(effect.lost.map(({ form }) => form.deptName)).toEqual(['区县002']);
    const confirmed = [sampleReport(1, { forms: [sampleForm(2, 'CONFIRMED')] })];
    expect(effectOf(confirmed, pick(noDraft, confirmed, 'u2', false, false)).confirmed?.form.userId).toBe(
      'u2',
    );
  });
});

describe('the department of a file', () => {
  it('is one: another takes its place, also with the tables that are chosen beside it', () => {
    const items = [raster, other];
    const draft = pick(noDraft, items, 'u9', true, true);
    expect(items.map((item) => departmentsAfter(item, draft))).toEqual([['u9'], ['u9']]);
    const changed = pick(draft, items, 'u8', true, true);
    expect(departmentsAfter(raster, changed)).toEqual(['u8']);
  });

  it('cannot be several that were ticked before the file was chosen', () => {
    const draft = pick(pick(noDraft, [table], 'u5', true, false), [table], 'u6', true, false);
    expect(effectOf([table], draft).tooMany).toBeNull();
    expect(effectOf([table, raster], draft).tooMany).toBe(raster);
  });
});

describe('a deadline of several items', () => {
  it('is the one that they share, or the one that is set now', () => {
    const due = '2026-12-31T15:59:59.000Z';
    const items = [sampleReport(1, { submitDue: due }), sampleReport(2)];
    expect(commonDue([items[0]], noDraft, 'submitDue')).toBe(due);
    expect(commonDue(items, noDraft, 'submitDue')).toBeUndefined();
    expect(commonDue(items, { ...noDraft, submitDue: null }, 'submitDue')).toBeNull();
    expect(commonDue(items, noDraft, 'confirmDue')).toBeNull();
  });
});
