import type { Language } from './protocol/error-message';

/** A count word and what it multiplies. */
export interface CountWord {
  readonly factor: number;
  readonly word: string;
}

/** How a unit is shown: values are divided by `factor` and carry `unit`. */
export interface ShownUnit {
  readonly factor: number;
  readonly unit: string;
}

/** Money as the server names it in either language, with the count before it, and what it is per. */
export const moneyUnit = /^([亿万]|10,000 |)(?:元|CNY|yuan)((?:\/.+)?)$/i;

/** Yuan in one unit of each count that the server writes. */
export const countWordFactor: Readonly<Record<string, number>> = { '': 1, 万: 1e4, '10,000 ': 1e4, 亿: 1e8 };

/** A count word and the size from which on it is used. */
type SizedWord = CountWord & { readonly from: number };

/** How money is counted, largest first; the last is the plain unit. */
const moneyWords: Readonly<Record<Language, readonly SizedWord[]>> = {
  zh: [
    { factor: 1e8, word: '亿元', from: 1e8 },
    { factor: 1e4, word: '万元', from: 1e4 },
    { factor: 1, word: '元', from: 1 },
  ],
  en: [
    { factor: 1e9, word: 'bn CNY', from: 1e9 },
    { factor: 1e6, word: 'mn CNY', from: 1e6 },
    // Prices of some thousand stay plain.
    { factor: 1e3, word: 'k CNY', from: 1e4 },
    { factor: 1, word: 'CNY', from: 1 },
  ],
};

/** How large quantities of any other unit are counted, largest first. */
const quantityWords: Readonly<Record<Language, readonly SizedWord[]>> = {
  zh: [
    { factor: 1e8, word: '亿', from: 1e8 },
    { factor: 1e4, word: '万', from: 1e6 },
  ],
  en: [
    { factor: 1e9, word: 'bn', from: 1e9 },
    { factor: 1e6, word: 'mn', from: 1e7 },
  ],
};

/** The unit of values as the server names it. */
export const yuan = '元';

/** Money by area, as the server names it. */
export const yuanPerKm2 = '元/km²';

/** The least size that two decimals show. */
const least = 0.005;

/** A unit in which values may be shown, and the size from which on it is used. */
interface OfferedUnit extends ShownUnit {
  readonly from: number;
}

/** Between a count word and a Chinese measure there is no space: 万人, 万 t. */
const joined = (word: string, unit: string): string =>
  /^\p{Script=Han}/u.test(unit) ? word + unit : `${word} ${unit}`;

/** What values may be shown in, the largest first: yuan, 万元 and 亿元, or a unit and large counts of it. */
function unitsFor(unit: string, language: string): readonly OfferedUnit[] {
  const spoken: Language = language === 'en' ? 'en' : 'zh';
  const match = moneyUnit.exec(unit.trim());
  if (match) {
    const given = countWordFactor[match[1]];
    return moneyWords[spoken].map(({ factor, word, from }) => ({
      factor: factor / given,
      unit: word + match[2],
      from: from / given,
    }));
  }
  const plain = { factor: 1, unit, from: 0 };
  if (unit === '') return [plain];
  return [
    ...quantityWords[spoken].map(({ word, ...count }) => ({ ...count, unit: joined(word, unit) })),
    plain,
  ];
}

const shownIn = ({ factor, unit }: OfferedUnit): ShownUnit => ({ factor, unit });

/**
 * The unit in which values up to a size are read easily: yuan become 万元 and 亿元 (k, mn and bn in English),
 * tonnes 万 t and 亿 t (mn t and bn t).
 * @param unit as the server names it, e.g. `元`, `万元`, `元/hm²`, `t`; empty for none
 * @param largest absolute value of the largest number shown beside it
 * @param language `en`, else Chinese
 * @example
 * shownUnit('元', 2.5e8, 'zh'); // { factor: 1e8, unit: '亿元' }
 */
export function shownUnit(unit: string, largest: number, language: string): ShownUnit {
  const units = unitsFor(unit, language);
  return shownIn(units.find(({ from }) => largest >= from) ?? units[units.length - 1]);
}

/**
 * The one unit of numbers that are compared with each other, such as those of a column or a legend: the largest in which
 * two decimals still show the smallest of them.
 * @example
 * commonUnit('元', [2.5e9, 3e8], 'zh').unit; // '亿元'
 */
export function commonUnit(unit: string, values: readonly (number | null)[], language: string): ShownUnit {
  const units = unitsFor(unit, language);
  const plain = units[units.length - 1];
  const shows = (size: number, { factor }: ShownUnit): boolean => size / factor >= least;
  const sizes = values.map((value) => Math.abs(value ?? 0)).filter((size) => shows(size, plain));
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  const smallest = sizes.reduce((fewest, size) => Math.min(fewest, size), Infinity);
  return shownIn(units.find((one) => largest >= one.from && shows(smallest, one)) ?? plain);
}
