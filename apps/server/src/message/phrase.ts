import { problemWords } from '@gep/api-client/contract';
import type { LocalText, Phrase as AnyPhrase } from '@gep/api-client/contract';
import { readableNumber } from '@gep/map-engine/scheme';
import { en } from './en';
import { zhCn } from './zh-cn';

export type PhraseCode = keyof typeof zhCn;

/** Words of the product inside a sentence, as rules give them: a code and its data. */
export type Phrase = AnyPhrase<PhraseCode>;

export function phrase(code: PhraseCode, args?: Phrase['args']): Phrase {
  return args ? { phrase: code, args } : { phrase: code };
}

/** True if a text is the code of a phrase. */
export function isPhraseCode(text: string): text is PhraseCode {
  return Object.hasOwn(zhCn, text);
}

const phrases = Object.fromEntries(
  (Object.keys(zhCn) as PhraseCode[]).map((code) => [code, { zh: zhCn[code], en: en[code] }]),
) as Record<PhraseCode, LocalText>;

/** The words of the server: phrases in both languages, and problems in the language of a reader. */
export const words = problemWords({ phrases, numberText: readableNumber });

/** A phrase in both languages. */
export const { textOf } = words;
