import { yearName } from '../result/model-results';
import type { ReportContext } from './report-context';
import { capital } from './say';

/** The number of a year of the account, as the settings have it; empty where they do not say. */
export const yearNumber = ({ setting }: Pick<ReportContext, 'setting'>, flag: 0 | 1): string =>
  flag === 1 ? setting.comparableDataYear : setting.particularYear;

/** A year at the head of a column or a sentence: `Comparable year 2015`. */
export function yearTitle(
  { setting, say, language }: Pick<ReportContext, 'setting' | 'say' | 'language'>,
  flag: 0 | 1,
): string {
  const [year, number] = [yearName(flag)[language], yearNumber({ setting }, flag)];
  return capital(number === '' ? say('change.year', { year }) : say('change.year-of', { year, number }));
}
