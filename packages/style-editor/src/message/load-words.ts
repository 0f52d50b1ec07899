import type { EditorLocale, Messages } from './messages';

/** Dictionaries that are loaded when somebody asks for them. */
export interface Dictionaries {
  /**
   * The same promise for everybody who waits, which `use` of React answers at once when the dictionary is there. After a
   * failure the next call tries again.
   */
  load(locale: EditorLocale): Promise<Messages>;
}

/** @param files loads the file of a language */
export function createDictionaries(
  files: Readonly<Record<EditorLocale, () => Promise<Messages>>>,
): Dictionaries {
  const requests = new Map<EditorLocale, Promise<Messages>>();
  return {
    load(locale) {
      const known = requests.get(locale);
      if (known) return known;
      const request = files[locale]();
      requests.set(locale, request);
      request.then(
        // What `use` would note itself, but only after it has made the editor wait.
        (messages) => Object.assign(request, { status: 'fulfilled', value: messages }),
        () => requests.delete(locale),
      );
      return request;
    },
  };
}

/** A file for each language, so that a page loads those that it shows. */
export const dictionaries = createDictionaries({
  'zh-CN': async () => (await import('./zh-cn')).zhCN,
  en: async () => (await import('./en')).en,
});

/**
 * Loads the words of a language. The first editor does so by itself, and waits for them as a React component that suspends; a
 * page that has loaded them before shows its first editor at once, and so does `renderToString`.
 * @throws where the script of the words cannot be loaded
 * @example
 * await loadWords('en');
 */
export async function loadWords(locale: EditorLocale): Promise<void> {
  await dictionaries.load(locale);
}
