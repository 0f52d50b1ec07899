import type { Content, ContentText } from 'pdfmake/interfaces';
import { plainText } from './content';
import type { Cell, SmallText, Text } from './content';

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

/** A text as runs: indices, exponents and small digits stand higher or lower. */
export function textRuns(text: Text): string | ContentText[] {
  const parts = partsOf(text);
  const runs = parts.flatMap((part) => (typeof part === 'string' ? digitRuns(part) : [smallRun(part)]));
  return runs.every((run) => typeof run === 'string')
    ? runs.join('')
    : runs.map((run) => (typeof run === 'string' ? { text: run } : run));
}

/** A text in parts, words and numbers together. */
export function partsOf(text: Text): (string | SmallText)[] {
  if (typeof text === 'string') return [text];
  const parts: (string | SmallText)[] = [];
  for (const piece of text) {
    const last = parts.at(-1);
    if (typeof piece !== 'string' && 'small' in piece) parts.push(piece);
    else if (typeof last === 'string') parts[parts.length - 1] = last + plainText([piece]);
    else parts.push(plainText([piece]));
  }
  return parts;
}

const smallRun = ({ small: place, text }: SmallText): ContentText =>
  place === 'sub' ? { text, sub: true } : { text, sup: true };

function digitRuns(text: string): (string | ContentText)[] {
  const whole = latinQuotes(printable(text));
  if (!small.test(whole)) return [whole];
  return whole
    .split(small)
    .filter((part) => part !== '')
    .map((part): string | ContentText => {
      if (!small.test(part)) return part;
      return smallRun({ small: lowered.test(part) ? 'sub' : 'sup', text: part.normalize('NFKC') });
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
