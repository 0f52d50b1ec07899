import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Problem } from '@gep/map-engine/model';
import { en } from './en';
import { fillMessage } from './messages';
import type { MessageKey, Messages, MessageValues } from './messages';
import { zhCN } from './zh-cn';

/** Languages that come with the package. */
export type EditorLocale = 'zh-CN' | 'en';

const dictionaries = { 'zh-CN': zhCN, en } as const satisfies Record<EditorLocale, Messages>;

/** Words in the chosen language. */
export interface Words {
  readonly locale: EditorLocale;
  /** The text of a key with its values filled in. */
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  /** The sentence of a problem. */
  readonly problem: (problem: Problem) => string;
}

/** Words of a language; `overrides` replace single texts. */
export function createWords(locale: EditorLocale, overrides: Partial<Messages> = {}): Words {
  const messages: Messages = { ...dictionaries[locale], ...overrides };
  const t: Words['t'] = (key, values) => fillMessage(messages[key], values);
  const problem: Words['problem'] = ({ at, code, got, min, max }) => {
    // Some places have special wording, e.g. the field of labels differs from the field of classes.
    const special = `problem.${code}.${at}` as MessageKey;
    return t(special in messages ? special : `problem.${code}`, {
      ...(got != null && { got }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    });
  };
  return { locale, t, problem };
}

const WordsContext = createContext<Words>(createWords('en'));

export interface MessageProviderProps {
  /** Left out: the language around it. */
  readonly locale?: EditorLocale;
  readonly messages?: Partial<Messages>;
  readonly children?: ReactNode;
}

/** Gives the editors below it their language; without it they speak English. */
export function MessageProvider({ locale: own, messages, children }: MessageProviderProps) {
  const around = useContext(WordsContext).locale;
  const locale = own ?? around;
  const words = useMemo(() => createWords(locale, messages), [locale, messages]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The words of the nearest provider. */
export function useWords(): Words {
  return useContext(WordsContext);
}
