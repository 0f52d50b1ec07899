import type { Language } from '@gep/api-client/contract';
import { words } from '../message/phrase';
import { reportWords } from './report-words';
import type { ReportWord } from './report-words';
import type { Figure } from '../document/content';

export type Say = (code: ReportWord, args?: Readonly<Record<string, string | number>>) => string;

/** The words of the report in a language. */
export function sayIn(language: Language): Say {
  return (code, args = {}) => words.fill(reportWords[code][language], { ...args });
}

/** A sentence with numbers of the account in it, which keep where they are from. */
export function sentence(
  language: Language,
  code: ReportWord,
  args: Readonly<Record<string, string | Figure>>,
): (string | Figure)[] {
  return reportWords[code][language]
    .split(/(\{[a-z]+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = /^\{([a-z]+)\}$/.exec(piece)?.[1];
      return name === undefined ? piece : (args[name] ?? piece);
    });
}

/** Sentences as one paragraph. */
export function sentences(
  language: Language,
  all: readonly (readonly (string | Figure)[])[],
): (string | Figure)[] {
  const gap = language === 'en' ? [' '] : [];
  return all.flatMap((pieces, i) => [...(i > 0 ? gap : []), ...pieces]);
}

/** A word at the beginning of a title. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A message as a sentence: some end with what they name. */
export const ended = (message: string, language: Language): string =>
  /[.。]$/.test(message) ? message : `${message}${language === 'zh' ? '。' : '.'}`;
