import type { Language } from '.';

/** A count word and what it multiplies. */
export interface CountWord {
  readonly factor: number;
  readonly word: string;
}

/** Money as the server names it in either language, with the count before it, and what it is per. */
export const moneyUnit = /^([亿万]|10,000 |)(?:元|CNY|yuan)((?:\/.+)?)$/i;

/** Yuan in one unit of each count that the server writes. */
export const countWordFactor: Readonly<Record<string, number>> = { '': 1, 万: 1e4, '10,000 ': 1e4, 亿: 1e8 };

/** How money is counted, largest first; the last is the plain unit. */
export const moneyWords: Readonly<Record<Language, readonly CountWord[]>> = {
  'zh-CN': [
    { factor: 1e8, word: '亿元' },
    { factor: 1e4, word: '万元' },
    { factor: 1, word: '元' },
  ],
  en: [
    { factor: 1e9, word: 'bn CNY' },
    { factor: 1e6, word: 'mn CNY' },
    { factor: 1, word: 'CNY' },
  ],
};

/** How large quantities of any other unit are counted, largest first, and from which size on. */
export const quantityWords: Readonly<Record<Language, readonly (CountWord & { readonly from: number })[]>> = {
  'zh-CN': [
    { factor: 1e8, word: '亿', from: 1e8 },
    { factor: 1e4, word: '万', from: 1e6 },
  ],
  en: [{ factor: 1e6, word: 'mn', from: 1e8 }],
};

/** The unit of values as the server names it. */
export const yuan = '元';

/** Money by area, as the server names it. */
export const yuanPerKm2 = '元/km²';
