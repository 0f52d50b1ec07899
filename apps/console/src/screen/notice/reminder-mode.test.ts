import { describe, expect, it } from 'vitest';
import { daysOf, draftOf, isComplete } from './reminder-mode';

const serverDays = [-3, -1, 1, 7];

describe('days of reminders', () => {
  it('are those of the server, none, or days of the project', () => {
    expect(draftOf({ reminderDays: null, serverDays })).toEqual({
      mode: 'server',
      before: [3, 1],
      after: [1, 7],
    });
    expect(draftOf({ reminderDays: [], serverDays }).mode).toBe('none');
    const own = draftOf({ reminderDays: [-10, 0], serverDays });
    expect(own).toEqual({ mode: 'own', before: [10], after: [0] });
    expect(daysOf(own)).toEqual([-10, 0]);
    expect(daysOf({ ...own, mode: 'server' })).toBeNull();
    expect(daysOf({ ...own, mode: 'none' })).toEqual([]);
  });

  it('are whole numbers within the limit, at least one', () => {
    const own = { mode: 'own', before: [3], after: [] } as const;
    expect(isComplete(own, 60)).toBe(true);
    expect(isComplete({ ...own, before: [] }, 60)).toBe(false);
    expect(isComplete({ ...own, before: [0] }, 60)).toBe(false);
    expect(isComplete({ ...own, before: [61] }, 60)).toBe(false);
    expect(isComplete({ ...own, after: [1.5] }, 60)).toBe(false);
    expect(isComplete({ ...own, mode: 'none', before: [0] }, 60)).toBe(true);
  });
});
