import { StyleEditorProvider } from '@gep/style-editor';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Gives the controls and style editors below it the language of the console. */
export function EditorWords({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  return (
    <StyleEditorProvider locale={i18n.language === 'en' ? 'en' : 'zh-CN'}>{children}</StyleEditorProvider>
  );
}
