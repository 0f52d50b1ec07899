import type { FigureEntry } from '@gep/api-client/contract';
import type { PhraseCode } from '../message/phrase';

/** Rows of tables 4.1 and 4.2 as the tables name them. */
export const extentTitles: Readonly<Partial<Record<FigureEntry, PhraseCode>>> = {
  opening: 'seea.opening-extent',
  additions: 'seea.additions',
  reductions: 'seea.reductions',
  netChange: 'seea.net-extent',
  closing: 'seea.closing-extent',
  change: 'figure.change',
};

/** Rows of table 10.1 as the table names them. */
export const assetTitles: Readonly<Partial<Record<FigureEntry, PhraseCode>>> = {
  opening: 'seea.opening-value',
  enhancement: 'seea.enhancement',
  degradation: 'seea.degradation',
  conversionAdditions: 'seea.conversion-additions',
  conversionReductions: 'seea.conversion-reductions',
  reappraisals: 'seea.reappraisals',
  revaluations: 'seea.revaluations',
  netChange: 'seea.net-value',
  closing: 'seea.closing-value',
};

/** What a change between the years is split into. */
export const changeTitles: Readonly<Partial<Record<FigureEntry, PhraseCode>>> = {
  difference: 'figure.difference',
  extent: 'figure.by-extent',
  yield: 'figure.by-yield',
  price: 'figure.by-price',
  other: 'figure.by-other',
};
