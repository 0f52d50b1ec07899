import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { entryEn } from './entry/en';
import { entryZh } from './entry/zh-CN';
import type { frameZh } from './frame/zh-CN';
import type { Messages } from './zh-CN';

export const languages = ['zh-CN', 'en'] as const;
export type Language = (typeof languages)[number];

interface Words {
  /** Those of the login: they come with the first script, since another request would hold it up. */
  readonly entry: typeof entryZh;
  readonly frame: () => Promise<typeof frameZh>;
  readonly all: () => Promise<Messages>;
}

/** What a screen says: the words of the frame and the result map, or those of all screens. */
type Part = 'frame' | 'all';

const words: Record<Language, Words> = {
  'zh-CN': {
    entry: entryZh,
    frame: async () => (await import('./frame/zh-CN')).frameZh,
    all: async () => (await import('./zh-CN')).zhCN,
  },
  en: {
    entry: entryEn,
    frame: async () => (await import('./frame/en')).frameEn,
    all: async () => (await import('./en')).en,
  },
};

/** Where the browser keeps the language. */
export const storageKey = 'gep-language';

function storedLanguage(): Language {
  const stored = globalThis.localStorage?.getItem(storageKey);
  return languages.find((language) => language === stored) ?? 'zh-CN';
}

const complete = new Set<string>();

/** Adds words to those of the login. Fails where their script cannot be loaded. */
export async function loadWords(part: Part, language = i18n.language as Language): Promise<void> {
  const wanted = `${language} ${part}`;
  if (complete.has(wanted)) return;
  i18n.addResourceBundle(language, 'translation', await words[language][part](), true, true);
  complete.add(wanted);
}

const language = storedLanguage();
void i18n.use(initReactI18next).init({
  resources: { [language]: { translation: words[language].entry } },
  lng: language,
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});

export default i18n;
