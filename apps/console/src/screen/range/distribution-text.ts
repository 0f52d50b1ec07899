import type { Uncertainty } from '@gep/api-client';
import { formatNumber } from '@gep/map-engine/scheme';
import type { TFunction } from 'i18next';
import { namedNumbers } from './uncertain-number';

/** A number with all of its digits. */
export const exactNumber = (number: number): string => formatNumber(number, { decimals: 'all', group: true });

/** The numbers of a distribution as people write them. */
export function distributionText({ distribution }: Pick<Uncertainty, 'distribution'>, t: TFunction): string {
  const numbers = namedNumbers(distribution).map(([, number]) => exactNumber(number));
  const between = { triangular: ' – ', uniform: ' – ', normal: ' ± ', lognormal: ' ×÷ ' } as const;
  return `${t(`range.kinds.${distribution.kind}`)} ${numbers.join(between[distribution.kind])}`;
}
