import { useContext } from 'react';
import type { Problem } from '@gep/map-engine/model';
import { en } from './en';
import { LanguageContext } from './language-context';
import type { EditorLanguage, EditorLocale } from './language-context';
import { fillMessage } from './messages';
import type { MessageKey, Messages, MessageValues } from './messages';
import { zhCN } from './zh-cn';

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

const known = new WeakMap<EditorLanguage, Words>();

/** The words of the nearest provider: the same object as long as its language is the same. */
export function useWords(): Words {
  const language = useContext(LanguageContext);
  const words = known.get(language) ?? createWords(language.locale, language.messages);
  known.set(language, words);
  return words;
}
