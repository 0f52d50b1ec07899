import { formatNumber } from '@gep/map-engine/scheme';

/** A number inside a sentence, as the console writes numbers: thin spaces between thousands, a true minus sign. */
export function numberText(value: number): string {
  return formatNumber(value, { decimals: 'short', group: true });
}
