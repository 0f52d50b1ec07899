/** NUL, which no database takes as text, and halves of surrogate pairs: they are not characters. */
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Whether a text can be stored.
 * @example
 * isStorableText('福建'); // true
 * isStorableText('a\0b'); // false
 */
export function isStorableText(text: string): boolean {
  return !unstorable.test(text);
}

/**
 * The path to the first text or name of a field inside a value that cannot be stored; null when there is none.
 * @example
 * unstorableAt({ rows: [{ name: 'a\0' }] }); // ['rows', '0', 'name']
 */
export function unstorableAt(value: unknown): string[] | null {
  if (typeof value === 'string') return isStorableText(value) ? null : [];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null;
  for (const [key, part] of Object.entries(value)) {
    if (!isStorableText(key)) return [];
    const inside = unstorableAt(part);
    if (inside) return [key, ...inside];
  }
  return null;
}
