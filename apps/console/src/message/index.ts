import { pageLoad } from '../tab/page-load';
import { storageKey } from './i18n';
import type { Language } from './i18n';

export { default, languages, loadWords } from './i18n';
export type { Language } from './i18n';

/** Keeps the language and reloads, so that every part of the page speaks it. */
export function changeLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  pageLoad.reload();
}
