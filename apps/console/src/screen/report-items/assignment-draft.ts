import type { AssignmentEffect } from '@gep/api-client';

/** What is set for the chosen items but not saved: departments that were ticked or cleared, and deadlines. */
export interface AssignmentDraft {
  readonly picks: ReadonlyMap<string, boolean>;
  /** Undefined stays as it is with each item. */
  readonly submitDue?: string | null;
  readonly confirmDue?: string | null;
}

export const noDraft: AssignmentDraft = { picks: new Map() };

type Held = AssignmentEffect['held'];

/**
 * Ticks a department or clears it.
 * @param held who has the chosen items now
 * @param single it takes the place of all others
 */
export function pick(
  draft: AssignmentDraft,
  held: Held,
  userId: string,
  on: boolean,
  single: boolean,
): AssignmentDraft {
  const picks = new Map(draft.picks);
  if (single && on)
    for (const other of [...held.map((one) => one.userId), ...picks.keys()]) picks.set(other, false);
  picks.set(userId, on);
  return { ...draft, picks };
}

/** Whether a department has all of the items, some or none, once the draft is saved. */
export function tickOf(
  { picks }: AssignmentDraft,
  held: Held,
  items: number,
): (userId: string) => 'all' | 'some' | 'none' {
  const formsOf = new Map(held.map(({ userId, forms }) => [userId, forms]));
  return (userId) => {
    const picked = picks.get(userId);
    if (picked !== undefined) return picked ? 'all' : 'none';
    const forms = formsOf.get(userId) ?? 0;
    return forms === 0 ? 'none' : forms < items ? 'some' : 'all';
  };
}

/** The departments that are ticked and cleared, as the server takes them. */
export function departmentChange({ picks }: AssignmentDraft): { added: string[]; removed: string[] } {
  const those = (on: boolean): string[] =>
    [...picks].filter(([, picked]) => picked === on).map(([userId]) => userId);
  return { added: those(true), removed: those(false) };
}

/** A deadline that all items have; undefined where they differ. */
export function commonDue(
  draft: AssignmentDraft,
  effect: Pick<AssignmentEffect, 'submitDue' | 'confirmDue'>,
  key: 'submitDue' | 'confirmDue',
): string | null | undefined {
  const set = draft[key];
  if (set !== undefined) return set;
  const { same, due } = effect[key];
  return same ? due : undefined;
}
