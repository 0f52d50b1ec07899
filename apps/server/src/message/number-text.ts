import { fillMessage } from '@gep/api-client/contract';
import { formatNumber } from '@gep/map-engine/scheme';

/** A number inside a sentence, as the console writes numbers; parts of one keep three digits. */
export function numberText(value: number): string {
  return Math.abs(value) < 1
    ? formatNumber(value, { decimals: 'all', digits: 3, group: true })
    : formatNumber(value, { decimals: 'short', group: true });
}

/** Fills a sentence; numbers are written as the console writes them. */
export function fillSentence(sentence: string, args: Readonly<Record<string, string | number>>): string {
  const texts = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === 'number' ? numberText(value) : value,
  ]);
  return fillMessage(sentence, Object.fromEntries(texts) as Record<string, string>);
}

/** A figure without the dust of binary sums: the 15 digits that every double keeps. */
export function shortest(value: number): number {
  return Number(value.toPrecision(15));
}
