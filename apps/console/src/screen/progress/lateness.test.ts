import { describe, expect, it } from 'vitest';
import { daysLate, ordered } from './lateness';

const card = (deptName: string, fillProgress: number, overdue = 0, overdueSince: string | null = null) => ({
  userId: deptName,
  deptName,
  fillProgress,
  overdue,
  overdueSince,
  timeliness: overdue > 0 ? 50 : null,
});
const cards = [
  card('乙', 80),
  card('甲', 80),
  card('丙', 20),
  card('丁', 90, 1, '2026-03-02T00:00:00Z'),
  card('戊', 90, 3, '2026-03-01T00:00:00Z'),
  card('己', 10, 2, '2026-03-02T00:00:00Z'),
];
const names = (order: Parameters<typeof ordered>[1], reader = 'owner') =>
  ordered(cards, order, reader)
    .map(({ deptName }) => deptName)
    .join('');

describe('the order of the cards', () => {
  it('by lateness: days, then forms, then what is filled in', () => {
    expect(names('lateness')).toBe('戊己丁丙甲乙');
  });
  it('by fill progress, equal ones by name', () => expect(names('fill')).toBe('己丙甲乙丁戊'));
  it('by timeliness, those without last', () => expect(names('timeliness').slice(0, 3)).toBe('丁己戊'));
  it("has the reader's own first", () => expect(names('lateness', '甲')).toBe('甲戊己丁丙乙'));
  it('counts the day that has begun, as the lists of forms do', () => {
    const now = Date.parse('2026-03-04T12:00:00Z');
    expect(daysLate(cards[3], now)).toBe(3);
    expect(daysLate(cards[0], now)).toBeNull();
  });
});
