import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { EditorLocale, Messages } from './messages';

/** The language around an editor, without its words: those come with the first editor. */
export interface EditorLanguage {
  readonly locale: EditorLocale;
  /** Texts that replace those of the package. */
  readonly messages: Partial<Messages>;
}

export const LanguageContext = createContext<EditorLanguage>({ locale: 'en', messages: {} });

const noMessages: Partial<Messages> = {};

export interface MessageProviderProps {
  /** Left out: the language around it. */
  readonly locale?: EditorLocale;
  readonly messages?: Partial<Messages>;
  readonly children?: ReactNode;
}

/** Gives the editors below it their language; without it they speak English. */
export function MessageProvider({ locale: own, messages = noMessages, children }: MessageProviderProps) {
  const around = useContext(LanguageContext).locale;
  const locale = own ?? around;
  const language = useMemo(() => ({ locale, messages }), [locale, messages]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
