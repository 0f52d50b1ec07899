import type { OutdatedResult } from '@gep/api-client';

/** Most names that fit in a sentence. */
const shown = 4;

/** What has changed since some results, each name once: the first few, and how many there are. */
export function changesText(
  outdated: readonly OutdatedResult[],
  words: { readonly separator: string; readonly more: (count: number) => string },
): string {
  const names = [...new Set(outdated.flatMap(({ changes }) => changes.map(({ name }) => name)))];
  const text = names.slice(0, shown).join(words.separator);
  return names.length > shown ? `${text} ${words.more(names.length)}` : text;
}
