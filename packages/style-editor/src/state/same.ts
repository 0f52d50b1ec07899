/** Whether two plain values hold the same; parts that both share are not walked, so that small edits are cheap. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPart(a) || !isPart(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
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
