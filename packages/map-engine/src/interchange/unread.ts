import type { LossNotes } from './loss';

/**
 * What properties say where they change nothing of a picture, by their names; null for those that never change anything by
 * themselves.
 */
export type Neutral = Readonly<Record<string, readonly unknown[] | null>>;

/** What says "none" of most properties. */
const none: readonly unknown[] = [undefined, null, '', false, 0, '0', '0,0'];

/** Names as losses what is written and neither read nor neutral, so that what a reader does not know is not lost in silence. */
export function noteUnread(
  written: Iterable<readonly [name: string, value: unknown]>,
  read: ReadonlySet<string>,
  neutral: Neutral,
  notes: LossNotes,
): void {
  for (const [name, value] of written)
    if (!read.has(name) && !isNeutral(value, Object.hasOwn(neutral, name) ? neutral[name] : none))
      notes.add(name, 'unsupported');
}

/** Numbers may be written in several ways, and lists compare by what is in them. */
function isNeutral(value: unknown, neutral: readonly unknown[] | null): boolean {
  return (
    neutral === null ||
    neutral.some(
      (one) =>
        one === value ||
        (typeof value === 'string' && value !== '' && Number(value) === Number(one)) ||
        (typeof value === 'object' && JSON.stringify(value) === JSON.stringify(one)),
    )
  );
}
