import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { loadWords } from './load-words';
import type { EditorLocale, Messages } from './messages';

/** The language around an editor, without its words: those are loaded. */
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
  useEffect(() => {
    // So that the first editor need not wait for them. Where they fail to come it tries again, and says so.
    loadWords(locale).catch(() => undefined);
  }, [locale]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
