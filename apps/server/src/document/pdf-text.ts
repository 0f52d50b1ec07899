import type { Content, ContentText } from 'pdfmake/interfaces';
import { plainText } from './content';
import type { Cell, Text } from './content';

/** Small digits that the fonts of documents do not draw, in runs; `²` and `³` alone they do. */
const raised = /[⁰¹²³⁴⁵⁶⁷⁸⁹]*[⁰⁴⁵⁶⁷⁸⁹⁻⁺][⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺]*/;
const lowered = /[₀₁₂₃₄₅₆₇₈₉₊₋]+/;
const small = new RegExp(`(${raised.source}|${lowered.source})`);

/**
 * Spaces that no font of documents has become one that they have, and that does not break a number; an area is not
 * divided from its unit.
 */
export function printable(text: string): string {
  return text.replace(/[\u2009\u202f]/g, '\u00a0').replace(/(\d) (?=[kh]?m[²³])/g, '$1\u00a0');
}

/** Round quotation marks are as wide as a Chinese character in fonts of documents: words in Latin letters have straight ones. */
const latinQuotes = (text: string): string =>
  /\p{Script=Han}/u.test(text) ? text : text.replace(/[\u201c\u201d]/g, '"').replace(/[\u2018\u2019]/g, "'");

/** A text as runs: small digits are drawn as digits that stand higher or lower. */
export function textRuns(text: Text): string | ContentText[] {
  const whole = latinQuotes(printable(plainText(text)));
  if (!small.test(whole)) return whole;
  return whole
    .split(small)
    .filter((part) => part !== '')
    .map((part): ContentText => {
      if (!small.test(part)) return { text: part };
      const digits = part.normalize('NFKC');
      return lowered.test(part) ? { text: digits, sub: true } : { text: digits, sup: true };
    });
}

/** What a cell of a table says; a dash where a figure is missing. */
export function cellText(cell: Cell): string {
  if (cell === null) return '—';
  return typeof cell === 'string' ? cell : cell.text;
}

/** A paragraph of runs. */
export function paragraph(text: Text, more: Omit<ContentText, 'text'> = {}): Content {
  return { text: textRuns(text), ...more };
}
