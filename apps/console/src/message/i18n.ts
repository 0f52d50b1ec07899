import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { entryZh } from './entry/zh-CN';
import type { Messages } from './zh-CN';

export const languages = ['zh-CN', 'en'] as const;
export type Language = (typeof languages)[number];

interface Words {
  /** Those of the login. */
  readonly entry: () => Promise<typeof entryZh>;
  /** Those of all screens. */
  readonly all: () => Promise<Messages>;
}

/** Scripts with the words: a page loads the language that it speaks, and the login no more than it says. */
const words: Record<Language, Words> = {
  'zh-CN': {
    entry: async () => (await import('./entry/zh-CN')).entryZh,
    all: async () => (await import('./zh-CN')).zhCN,
  },
  en: {
    entry: async () => (await import('./entry/en')).entryEn,
    all: async () => (await import('./en')).en,
  },
};

/** Where the browser keeps the language. */
export const storageKey = 'gep-language';

function storedLanguage(): Language {
  const stored = globalThis.localStorage?.getItem(storageKey);
  return languages.find((language) => language === stored) ?? 'zh-CN';
}

const complete = new Set<Language>();

/** Adds the words of all screens. Fails where their script cannot be loaded. */
export async function loadWords(language = i18n.language as Language): Promise<void> {
  if (complete.has(language)) return;
  i18n.addResourceBundle(language, 'translation', await words[language].all(), true, true);
  complete.add(language);
}

const language = storedLanguage();
void i18n.use(initReactI18next).init({
  resources: { [language]: { translation: await words[language].entry() } },
  lng: language,
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});

export default i18n;
