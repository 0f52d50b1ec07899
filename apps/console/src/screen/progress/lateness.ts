import type { ProgressCard } from '@gep/api-client';
import { daysOverdue } from '../../form/due-day';

/** How the cards are ordered. */
export const cardOrders = ['lateness', 'name', 'fill', 'timeliness'] as const;
export type CardOrder = (typeof cardOrders)[number];

type Ranked = Pick<
  ProgressCard,
  'userId' | 'deptName' | 'fillProgress' | 'overdue' | 'overdueSince' | 'timeliness'
>;

const byName = (a: Ranked, b: Ranked): number => a.deptName.localeCompare(b.deptName, 'zh');
const sinceOf = ({ overdueSince }: Ranked): number =>
  overdueSince === null ? Infinity : new Date(overdueSince).getTime();
/** Without a rule for two equal infinities, which have no difference. */
const difference = (a: number, b: number): number => (a === b ? 0 : a - b);

const comparers: Readonly<Record<CardOrder, (a: Ranked, b: Ranked) => number>> = {
  // Who has been late for longest, then with most forms, then who has filled in least.
  lateness: (a, b) =>
    difference(sinceOf(a), sinceOf(b)) || b.overdue - a.overdue || a.fillProgress - b.fillProgress,
  name: byName,
  fill: (a, b) => a.fillProgress - b.fillProgress,
  // Nothing to judge comes last.
  timeliness: (a, b) => difference(a.timeliness ?? Infinity, b.timeliness ?? Infinity),
};

/**
 * The cards in an order, equal ones by name; that of the reader comes before all others.
 * @param userId the reader
 */
export function ordered<T extends Ranked>(cards: readonly T[], order: CardOrder, userId: string): T[] {
  const isOthers = (card: T): number => Number(card.userId !== userId);
  return cards.toSorted((a, b) => isOthers(a) - isOthers(b) || comparers[order](a, b) || byName(a, b));
}

/** Days since the oldest form of a department was due; null where none is. */
export function daysLate({ overdueSince }: Pick<ProgressCard, 'overdueSince'>, now: number): number | null {
  return overdueSince === null ? null : daysOverdue(overdueSince, now);
}
