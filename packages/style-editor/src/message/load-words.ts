import type { EditorLocale, Messages } from './messages';

/** Dictionaries that are loaded when somebody asks for them. */
export interface Dictionaries {
  /** The dictionary of a language, as soon as it is there. */
  loaded(locale: EditorLocale): Messages | undefined;
  /** The same promise for everybody who waits. After a failure the next call tries again. */
  load(locale: EditorLocale): Promise<Messages>;
}

/** @param files loads the file of a language */
export function createDictionaries(
  files: Readonly<Record<EditorLocale, () => Promise<Messages>>>,
): Dictionaries {
  const loaded = new Map<EditorLocale, Messages>();
  const requests = new Map<EditorLocale, Promise<Messages>>();
  return {
    loaded: (locale) => loaded.get(locale),
    load(locale) {
      const known = requests.get(locale);
      if (known) return known;
      const request = files[locale]();
      requests.set(locale, request);
      request.then(
        (messages) => loaded.set(locale, messages),
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
