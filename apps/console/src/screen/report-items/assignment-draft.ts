import type { ReportItem } from '@gep/api-client';

/** What is set for the chosen items but not saved: departments that were ticked or cleared, and deadlines. */
export interface AssignmentDraft {
  readonly picks: ReadonlyMap<string, boolean>;
  /** Undefined stays as it is with each item. */
  readonly submitDue?: string | null;
  readonly confirmDue?: string | null;
}

export const noDraft: AssignmentDraft = { picks: new Map() };

export type Form = ReportItem['forms'][number];

/** A form that would be taken back, and of what it is a form. */
export interface TakenForm {
  readonly item: ReportItem;
  readonly form: Form;
}

/** What saving a draft would do. */
export interface AssignmentEffect {
  readonly added: number;
  readonly taken: readonly TakenForm[];
  /** Of those, the ones that a department has worked on. */
  readonly lost: readonly TakenForm[];
  /** A confirmed form cannot be taken back. */
  readonly confirmed: TakenForm | null;
  /** A raster or vector file that would come from several departments. */
  readonly tooMany: ReportItem | null;
  /** Items that get the same departments, to be saved together. */
  readonly groups: readonly { readonly userIds: readonly string[]; readonly items: readonly ReportItem[] }[];
}

/** A raster or vector file: two departments could not be put together. */
export function isOneFile({ type }: ReportItem): boolean {
  return type !== 'TABLE';
}

/** The departments that an item has once the draft is saved. */
export function departmentsAfter(item: ReportItem, { picks }: AssignmentDraft): string[] {
  const now = item.forms.map(({ userId }) => userId);
  const ticked = [...picks].filter(([, on]) => on).map(([userId]) => userId);
  if (isOneFile(item) && ticked.length > 0) return ticked;
  return [...new Set([...now, ...ticked])].filter((userId) => picks.get(userId) !== false);
}

/**
 * Ticks a department or clears it.
 * @param single it takes the place of all others
 */
export function pick(
  draft: AssignmentDraft,
  items: readonly ReportItem[],
  userId: string,
  on: boolean,
  single: boolean,
): AssignmentDraft {
  const picks = new Map(draft.picks);
  if (single && on) {
    for (const { forms } of items) for (const form of forms) picks.set(form.userId, false);
    for (const other of picks.keys()) picks.set(other, false);
  }
  picks.set(userId, on);
  return { ...draft, picks };
}

/** Whether a department has all of the items, some or none, once the draft is saved. */
export function tickOf(
  items: readonly ReportItem[],
  draft: AssignmentDraft,
  userId: string,
): 'all' | 'some' | 'none' {
  const picked = draft.picks.get(userId);
  if (picked !== undefined) return picked ? 'all' : 'none';
  const count = items.filter((item) => departmentsAfter(item, draft).includes(userId)).length;
  return count === 0 ? 'none' : count === items.length ? 'all' : 'some';
}

export function effectOf(items: readonly ReportItem[], draft: AssignmentDraft): AssignmentEffect {
  const groups = new Map<string, { userIds: readonly string[]; items: ReportItem[] }>();
  const taken: TakenForm[] = [];
  let added = 0;
  for (const item of items) {
    const userIds = departmentsAfter(item, draft).sort();
    const key = userIds.join();
    groups.set(key, { userIds, items: [...(groups.get(key)?.items ?? []), item] });
    const had = new Set(item.forms.map(({ userId }) => userId));
    const has = new Set(userIds);
    added += userIds.filter((userId) => !had.has(userId)).length;
    taken.push(...item.forms.filter(({ userId }) => !has.has(userId)).map((form) => ({ item, form })));
  }
  return {
    added,
    taken,
    lost: taken.filter(({ form }) => form.formState !== 'ASSIGNED'),
    confirmed: taken.find(({ form }) => form.formState === 'CONFIRMED') ?? null,
    tooMany: items.find((item) => isOneFile(item) && departmentsAfter(item, draft).length > 1) ?? null,
    groups: [...groups.values()],
  };
}

/** A deadline that all items have; undefined where they differ. */
export function commonDue(
  items: readonly ReportItem[],
  draft: AssignmentDraft,
  key: 'submitDue' | 'confirmDue',
): string | null | undefined {
  const set = draft[key];
  if (set !== undefined) return set;
  const [first] = items;
  return items.every((item) => item[key] === first?.[key]) ? (first?.[key] ?? null) : undefined;
}
