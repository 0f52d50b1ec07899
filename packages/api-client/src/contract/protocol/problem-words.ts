import { errorCodes } from './error-codes';
import type { ErrorName } from './error-codes';
import { fillMessage } from './error-message';
import type { Language } from './error-message';
import type { LocalText, Problem } from './shared-schemas';

/** Words of the product inside a sentence: a code, and the data that its words are filled with. */
export interface Phrase<Code extends string = string> {
  readonly phrase: Code;
  readonly args?: PhraseArgs<Code>;
}
type PhraseArgs<Code extends string> = Readonly<Record<string, string | number | Phrase<Code>>>;

/** Values inside the sentence of a problem: data, phrases by their code, names that come in both languages. */
export type ProblemArgs<Code extends string = string> = Readonly<
  Record<string, string | number | LocalText | Phrase<Code>>
>;

/** A fault or warning that is worded only when it is read, in the reader's language. */
export interface StoredProblem<Code extends string = string> {
  readonly name: ErrorName;
  readonly args?: ProblemArgs<Code>;
  readonly at?: string;
}

/** What the words of problems are made with. */
export interface Wording<Code extends string> {
  readonly phrases: Readonly<Record<Code, LocalText>>;
  /** A number inside a sentence. */
  readonly numberText: (value: number) => string;
}

/** Words sentences in both languages; the server and the screens say the same with the same wording. */
export interface Words<Code extends string> {
  /** Fills a sentence; numbers are written as people read them. */
  readonly fill: (sentence: string, args: Readonly<Record<string, string | number>>) => string;
  readonly textOf: (phrase: Phrase<Code>) => LocalText;
  readonly word: (problem: StoredProblem<Code>, language: Language) => Problem;
}

/**
 * The words of problems.
 * @example
 * const phrases = { dry: { zh: '干', en: 'dry' } };
 * const words = problemWords({ phrases, numberText: String });
 * words.textOf({ phrase: 'dry' }).en; // 'dry'
 */
export function problemWords<Code extends string>({ phrases, numberText }: Wording<Code>): Words<Code> {
  const fill: Words<Code>['fill'] = (sentence, args) =>
    fillMessage(
      sentence,
      Object.fromEntries(
        Object.entries(args).map(([key, value]) => [
          key,
          typeof value === 'number' ? numberText(value) : value,
        ]),
      ),
    );
  const inLanguage = (args: ProblemArgs<Code>, language: Language): Record<string, string | number> =>
    Object.fromEntries(
      Object.entries(args).map(([key, value]) => [
        key,
        typeof value !== 'object' ? value : 'phrase' in value ? said(value, language) : value[language],
      ]),
    );
  const said = ({ phrase, args = {} }: Phrase<Code>, language: Language): string =>
    fill(phrases[phrase][language], inLanguage(args, language));
  return {
    fill,
    textOf: (phrase) => ({ zh: said(phrase, 'zh'), en: said(phrase, 'en') }),
    word: ({ name, args = {}, at }, language) => {
      const texts = inLanguage(args, language);
      return {
        code: errorCodes[name].code,
        message: fill(errorCodes[name][language], texts),
        ...(at !== undefined && { at }),
        args: texts,
      };
    },
  };
}
