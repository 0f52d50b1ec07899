import { use, useContext } from 'react';
import type { Problem } from '@gep/map-engine/model';
import { LanguageContext } from './language-context';
import type { EditorLanguage } from './language-context';
import { dictionaries } from './load-words';
import { fillMessage } from './messages';
import type { EditorLocale, MessageKey, Messages, MessageValues } from './messages';

/** Words in the chosen language. */
export interface Words {
  readonly locale: EditorLocale;
  /** The text of a key with its values filled in. */
  readonly t: (key: MessageKey, values?: MessageValues) => string;
  /** Whether there is a text for a name that comes from elsewhere, e.g. of a property. */
  readonly has: (key: string) => key is MessageKey;
  /** The sentence of a problem. */
  readonly problem: (problem: Problem) => string;
}

/** Words of a language by its dictionary; `overrides` replace single texts. */
export function createWords(
  locale: EditorLocale,
  dictionary: Messages,
  overrides: Partial<Messages> = {},
): Words {
  const messages: Messages = { ...dictionary, ...overrides };
  const t: Words['t'] = (key, values) => fillMessage(messages[key], values);
  const has: Words['has'] = (key): key is MessageKey => Object.hasOwn(messages, key);
  const problem: Words['problem'] = ({ at, code, got, min, max }) => {
    // Some places have special wording, e.g. the field of labels differs from the field of classes.
    const special = `problem.${code}.${at}`;
    return t(has(special) ? special : `problem.${code}`, {
      ...(got != null && { got }),
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    });
  };
  return { locale, t, has, problem };
}

const known = new WeakMap<EditorLanguage, Words>();

/**
 * The words of the nearest provider: the same object as long as its language is the same. The first editor of a language
 * suspends until they are loaded.
 */
export function useWords(): Words {
  const language = useContext(LanguageContext);
  const dictionary = use(dictionaries.load(language.locale));
  const words = known.get(language) ?? createWords(language.locale, dictionary, language.messages);
  known.set(language, words);
  return words;
}
