import type { Problem } from './shared-schemas';
import { errorCodes } from './error-codes';
import type { ErrorEntry, ErrorName } from './error-codes';

export type Language = 'zh' | 'en';
export type MessageArgs = Readonly<Record<string, string | number>>;

/**
 * Language of a response by the header Accept-Language: English if it is asked for first, else Chinese.
 * @example
 * languageOf('en-GB,zh;q=0.8'); // 'en'
 * languageOf(null); // 'zh'
 */
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

/**
 * Fills `{place}` from the arguments; a place without an argument stays as it is.
 * @example
 * fillMessage('{file} is missing', { file: 'a.prj' }); // 'a.prj is missing'
 */
export function fillMessage(sentence: string, args: MessageArgs = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (place, key: string) =>
    Object.hasOwn(args, key) ? String(args[key]) : place,
  );
}

/**
 * The sentence of an error in a language.
 * @example
 * errorMessage('SHAPE_PARTS_MISSING', 'en', { missing: '.prj' });
 * // 'The upload is incomplete: at least the four files .shp, .shx, .dbf and .prj are needed (missing: .prj)'
 */
export function errorMessage(name: ErrorName, language: Language, args: MessageArgs = {}): string {
  return fillMessage(errorCodes[name][language], args);
}

/**
 * A worded problem for a response.
 * @example
 * wordProblem('SHAPE_PARTS_MISSING', 'en', { missing: '.prj' }, 'files').at; // 'files'
 */
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

/**
 * The entry of a code, or undefined for an unknown one.
 * @example
 * errorEntry(errorCodes.SHAPE_PARTS_MISSING.code) === errorCodes.SHAPE_PARTS_MISSING; // true
 */
export function errorEntry(code: string): ErrorEntry | undefined {
  return byCode.get(code);
}
