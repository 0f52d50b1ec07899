import type { AccountSummary, SummaryService } from '@gep/api-client';
import type { TFunction } from 'i18next';

export type Year = 'current' | 'comparable';

/** Of a year, as the server takes it. */
export const compareFlagOf = (year: Year): 0 | 1 => (year === 'comparable' ? 1 : 0);

/** The year that is shown first: the current one where it was calculated. */
export function firstYear({ services }: AccountSummary): Year {
  return services.some(({ current }) => current !== null) ? 'current' : 'comparable';
}

/** The years that were calculated. */
export function yearsOf({ services }: AccountSummary): Year[] {
  return (['current', 'comparable'] as const).filter((year) => services.some((one) => one[year] !== null));
}

export const valueOf = (service: SummaryService, year: Year): number | null => service[year]?.value ?? null;

/** Services that count towards GEP and have a value in the year, the largest first. */
export function finalServices({ services }: AccountSummary, year: Year): SummaryService[] {
  return services
    .filter((one) => one.role === 'final' && valueOf(one, year) !== null)
    .sort((a, b) => (valueOf(b, year) ?? 0) - (valueOf(a, year) ?? 0));
}

export const sumOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
};

/** What a reader has to know of the total of the results, where it is not GEP as the standard has it. */
export function totalNotes(summary: AccountSummary, year: Year, t: TFunction): string[] {
  const total = summary.total[year];
  const other = summary.services.filter((one) => one.role === 'intermediate' && valueOf(one, year) !== null);
  const names = other.map(({ name }) => name).join(t('separator'));
  return [
    total?.composition && total.composition.missing.length > 0
      ? t('charts.note.partial', { name: total.name })
      : '',
    other.length > 0 ? t('charts.note.inTotal', { names }) : '',
  ].filter((note) => note !== '');
}

/** What a reader has to know of the figures of a year: what is missing, what does not exist here, what is left out. */
export function yearNotes(summary: AccountSummary, year: Year, t: TFunction): string[] {
  const names = (services: readonly { readonly name: string }[]): string =>
    services.map(({ name }) => name).join(t('separator'));
  const composition = summary.total[year]?.composition;
  const without = summary.services.filter((one) => one.hasValue && one[year]?.value === null);
  return [
    composition && composition.missing.length > 0
      ? t('charts.note.missing', { names: names(composition.missing) })
      : '',
    composition && composition.absent.length > 0
      ? t('charts.note.absent', { names: names(composition.absent) })
      : '',
    without.length > 0 ? t('charts.note.noValue', { names: names(without) }) : '',
    ...intermediateNotes(summary, [year], t),
  ].filter((note) => note !== '');
}

/** Which services with a value in one of the years are in no chart, as they do not count towards GEP. */
export function intermediateNotes(summary: AccountSummary, years: readonly Year[], t: TFunction): string[] {
  const names = summary.services
    .filter((one) => one.role === 'intermediate' && years.some((year) => valueOf(one, year) !== null))
    .map(({ name }) => name);
  return names.length === 0 ? [] : [t('charts.note.intermediate', { names: names.join(t('separator')) })];
}
