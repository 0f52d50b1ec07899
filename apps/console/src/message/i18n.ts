import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { entryEn } from './entry/en';
import { entryZh } from './entry/zh-CN';
import type { Messages } from './zh-CN';

export const languages = ['zh-CN', 'en'] as const;
export type Language = (typeof languages)[number];

interface Words {
  /** Those of the login: they come with the first script, since another request would hold it up. */
  readonly entry: typeof entryZh;
  /** Those of all screens. */
  readonly all: () => Promise<Messages>;
}

const words: Record<Language, Words> = {
  'zh-CN': { entry: entryZh, all: async () => (await import('./zh-CN')).zhCN },
  en: { entry: entryEn, all: async () => (await import('./en')).en },
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
  resources: { [language]: { translation: words[language].entry } },
  lng: language,
  fallbackLng: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});

export default i18n;
