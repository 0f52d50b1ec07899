import type { Problem } from './shared-schemas';
import { errorCodes } from './error-codes';
import type { ErrorEntry, ErrorName } from './error-codes';

export type Language = 'zh' | 'en';
export type MessageArgs = Readonly<Record<string, string | number>>;

/** Language of a response by the header Accept-Language: English if it is asked for first, else Chinese. */
export function languageOf(acceptLanguage: string | null | undefined): Language {
  const ranges = (acceptLanguage ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...attributes] = part.trim().toLowerCase().split(';');
      const weight = attributes.map((attribute) => /^\s*q=([\d.]+)$/.exec(attribute)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight), index };
    })
    .filter(({ tag, weight }) => weight > 0 && /^(?:zh|en)(?:-|$)/.test(tag))
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  return ranges[0]?.tag.startsWith('en') ? 'en' : 'zh';
}

/** Fills `{place}` from the arguments; a place without an argument stays as it is. */
export function fillMessage(sentence: string, args: MessageArgs = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (place, key: string) =>
    Object.hasOwn(args, key) ? String(args[key]) : place,
  );
}

/** The sentence of an error in a language. */
export function errorMessage(name: ErrorName, language: Language, args: MessageArgs = {}): string {
  return fillMessage(errorCodes[name][language], args);
}

/** A worded problem for a response. */
export function wordProblem(
  name: ErrorName,
  language: Language,
  args: MessageArgs = {},
  at?: string,
): Problem {
  return {
    code: errorCodes[name].code,
    message: errorMessage(name, language, args),
    ...(at === undefined ? {} : { at }),
    args: { ...args },
  };
}

const byCode: ReadonlyMap<string, ErrorEntry> = new Map(
  Object.values(errorCodes).map((entry): [string, ErrorEntry] => [entry.code, entry]),
);

/** The entry of a code, or undefined for an unknown one. */
export function errorEntry(code: string): ErrorEntry | undefined {
  return byCode.get(code);
}
