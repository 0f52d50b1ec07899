import type { Bounds } from '../file-input';

/** Words inside the sentences of table problems; `{…}` is filled with data. */
export const tablePhrases = {
  'name.district-code': { zh: '行政区划代码', en: 'District code' },
  'check.last-year': { zh: '上年', en: 'last year' },
  'check.comparable-year': { zh: '可比年', en: 'the comparable year' },
  'check.value-of': { zh: '{year}的{value}', en: 'the {value} of {year}' },
  'check.usual-range': { zh: '通常范围（{range}）', en: 'the usual range ({range})' },
  'range.between': { zh: '{min}～{max}', en: '{min} to {max}' },
  'range.at-least': { zh: '不小于{min}', en: 'at least {min}' },
  'range.at-most': { zh: '不大于{max}', en: 'at most {max}' },
} as const;

/** A phrase with what it is filled with. */
export interface TablePhrase {
  readonly phrase: keyof typeof tablePhrases;
  readonly args?: Readonly<Record<string, string | number | TablePhrase>>;
}

/**
 * What is allowed or expected of a number; at least one end is there.
 * @example
 * rangePhrase([0, null]); // { phrase: 'range.at-least', args: { min: 0 } }
 */
export function rangePhrase([min, max]: Bounds): TablePhrase {
  if (max === null) return { phrase: 'range.at-least', args: { min: min ?? 0 } };
  return min === null
    ? { phrase: 'range.at-most', args: { max } }
    : { phrase: 'range.between', args: { min, max } };
}

/**
 * What the year is called that a form is compared with.
 * @example
 * yearPhrase(true); // { phrase: 'check.last-year' }
 */
export function yearPhrase(isYearBefore: boolean): TablePhrase {
  return { phrase: isYearBefore ? 'check.last-year' : 'check.comparable-year' };
}
