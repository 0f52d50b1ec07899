import { describe, expect, it } from 'vitest';
import { dayOf, dueOf } from './due-day';

describe('a deadline', () => {
  it('ends with its day, and is that day again', () => {
    const due = dueOf('2026-12-31');
    expect(new Date(due ?? '').toString()).toContain('Dec 31 2026 23:59:59');
    expect(dayOf(due)).toBe('2026-12-31');
    expect(dayOf(dueOf('2027-03-09'))).toBe('2027-03-09');
  });

  it('can be none', () => {
    expect(dueOf('')).toBeNull();
    expect(dayOf(null)).toBe('');
  });
});
