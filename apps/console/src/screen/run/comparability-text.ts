import type { ComparabilityDifference } from '@gep/api-client';
import type { TFunction } from 'i18next';

/** What touches a service; all where none or the total is meant. */
export function touching(
  differences: readonly ComparabilityDifference[],
  modelId: string | undefined,
): readonly ComparabilityDifference[] {
  if (modelId === undefined || modelId === 'totalGep') return differences;
  return differences.filter(({ services }) => services.some((one) => one.modelId === modelId));
}

/** A difference in a line: what it is, and how it was and is. */
export function differenceLine(
  { kind, name, comparable, current }: ComparabilityDifference,
  t: TFunction,
): string {
  const line = t('comparability.line', { kind: t(`comparability.kind.${kind}`), name });
  if (comparable === null || current === null || comparable === current) return line;
  return line + t('comparability.change', { comparable, current });
}

/** The services that a difference touches. */
export function touchedServices({ services, touchesAll }: ComparabilityDifference, t: TFunction): string {
  if (touchesAll) return t('comparability.all');
  return services.map(({ name }) => name).join(t('separator'));
}

/** All differences in one text, for a printed map; empty without any. */
export function comparabilityText(differences: readonly ComparabilityDifference[], t: TFunction): string {
  if (differences.length === 0) return '';
  const title = t('comparability.title', { count: differences.length });
  return [title, ...differences.map((one) => differenceLine(one, t))].join(t('separator'));
}
