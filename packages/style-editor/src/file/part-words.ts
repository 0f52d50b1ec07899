import type { Words } from '../message';

/** A part, a property or a value of a scheme in words; what has none stays as the format names it. */
export function partWord(name: string, { t, has }: Words): string {
  const key = [`style-part.${name}`, `kind.${name}`].find(has);
  return key === undefined ? name : t(key);
}

/**
 * Where something is in a scheme, from the whole to the part.
 * @param path of a loss, with `*` for the number of a row or layer
 * @example
 * pathWords('categories/0/symbol', words); // 'Classes › 1 › Symbol'
 */
export function pathWords(path: string, words: Words): string {
  const names = path.split('/').filter((name) => name !== '*');
  return names
    .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : partWord(name, words)))
    .join(' › ');
}
