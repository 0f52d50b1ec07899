import { loadWords, StyleEditorProvider } from '@gep/style-editor';
import type { EditorLocale } from '@gep/style-editor';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import i18n from './i18n';

const localeOf = (language: string): EditorLocale => (language === 'en' ? 'en' : 'zh-CN');

/** Loads the words of controls and editors, so that a screen shows them at once. */
export function loadEditorWords(): Promise<void> {
  return loadWords(localeOf(i18n.language));
}

/** Loads a script and the words of the editors in it. */
export async function withEditorWords<Script>(load: () => Promise<Script>): Promise<Script> {
  return (await Promise.all([load(), loadEditorWords()]))[0];
}

/** Gives the controls and style editors below it the language of the console. */
export function EditorWords({ children }: { readonly children: ReactNode }) {
  const { language } = useTranslation().i18n;
  return <StyleEditorProvider locale={localeOf(language)}>{children}</StyleEditorProvider>;
}
