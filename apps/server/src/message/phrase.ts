import type { LocalText } from '@gep/api-client/contract';
import { en } from './en';
import { fillSentence } from './number-text';
import { zhCn } from './zh-cn';

export type PhraseCode = keyof typeof zhCn;

/** Words of the product inside a sentence, as rules give them: a code and its data. */
export interface Phrase {
  readonly phrase: PhraseCode;
  readonly args?: Readonly<Record<string, string | number>>;
}

export function phrase(code: PhraseCode, args?: Phrase['args']): Phrase {
  return args ? { phrase: code, args } : { phrase: code };
}

/** True if a text is the code of a phrase. */
export function isPhraseCode(text: string): text is PhraseCode {
  return Object.hasOwn(zhCn, text);
}

/** A phrase in both languages. */
export function textOf({ phrase: code, args = {} }: Phrase): LocalText {
  return { zh: fillSentence(zhCn[code], args), en: fillSentence(en[code], args) };
}
