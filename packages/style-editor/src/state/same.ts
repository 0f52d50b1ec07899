/** Whether two plain values hold the same; parts that both share are not walked, so that small edits are cheap. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPart(a) || !isPart(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}

/**
 * The later of two plain values, reusing the equal parts of the earlier one: unchanged parts keep their identity, so
 * they are not drawn again. Returns the earlier value itself where both are equal. List items that moved, and lists of
 * a different length, are taken from the later value.
 */
export function share<T>(before: unknown, after: T): T;
export function share(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (!isPart(before) || !isPart(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  // Typed arrays are values.
  if (ArrayBuffer.isView(after)) return same(before, after) ? before : after;
  const keys = Object.keys(after);
  const alike = keys.length === Object.keys(before).length;
  if (Array.isArray(after) && !alike) return after;
  const held = new Set(Array.isArray(before) ? before : []);
  const parts = keys.map((key) => (held.has(after[key]) ? after[key] : share(before[key], after[key])));
  if (alike && keys.every((key, i) => key in before && parts[i] === before[key])) return before;
  if (keys.every((key, i) => parts[i] === after[key])) return after;
  return Array.isArray(after) ? parts : Object.fromEntries(keys.map((key, i) => [key, parts[i]]));
}

/** Names of the properties, or places in a list, that differ. */
export function differing(a: PlainPart, b: PlainPart): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => !same(a[key], b[key]));
}

/** An object or a list, looked at by key. */
export type PlainPart = Readonly<Record<string, unknown>>;

export function isPart(value: unknown): value is PlainPart {
  return typeof value === 'object' && value !== null;
}
