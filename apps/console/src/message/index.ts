import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en';
import { zhCN } from './zh-CN';

export const languages = ['zh-CN', 'en'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'gep-language';

function storedLanguage(): Language {
  const stored = globalThis.localStorage?.getItem(storageKey);
  return languages.find((language) => language === stored) ?? 'zh-CN';
}

/** Keeps the language and reloads, so that every part of the page speaks it. */
export function changeLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  location.reload();
}

void i18n.use(initReactI18next).init({
  resources: { 'zh-CN': { translation: zhCN }, en: { translation: en } },
  lng: storedLanguage(),
  fallbackLng: 'zh-CN',
  interpolation: { escapeValue: false },
  initAsync: false,
});

export default i18n;
