import type { LocalText } from '@gep/api-client/contract';
import { phrase, textOf } from './phrase';

/** Texts one after the other, in both languages. */
export function joined(texts: readonly LocalText[], mark: 'list.comma' | 'list.semicolon'): LocalText {
  const separator = textOf(phrase(mark));
  const all = (language: 'zh' | 'en'): string =>
    texts.map((text) => text[language]).join(separator[language]);
  return { zh: all('zh'), en: all('en') };
}
