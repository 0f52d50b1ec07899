import type { DatedSeries } from '../shared/daily-series';

/**
 * Rainfall erosivity R in MJ·mm/(hm²·h·a) of a yearly precipitation. Source: Zhang Wenbo and Fu Jinsheng 2003.
 * @param rain mm/a, at least 0
 * @example
 * annualErosivity(1000); // 4919.7
 */
export function annualErosivity(rain: number): number {
  return 0.0534 * rain ** 1.6548;
}

/** Exponent of the depth of a day. Source: HJ 1173-2021 annex A.2. */
const DAILY_EXPONENT = 1.7265;

/**
 * Share of a day in R, before its coefficient. Source: HJ 1173-2021 annex A.2.
 * @param depth mm; NaN is NoData
 * @param least mm: days below are not erosive
 */
export function erosiveDay(depth: number, least: number): number {
  if (Number.isNaN(depth)) return NaN;
  return depth >= least ? depth ** DAILY_EXPONENT : 0;
}

/** Coefficients α of both seasons; the warm one runs from its first to its last month, over the new year if need be. */
export interface ErosivitySeasons {
  readonly warm: number;
  readonly cold: number;
  readonly firstWarmMonth: number;
  readonly lastWarmMonth: number;
}

/**
 * Coefficient of each day of a series so that the sum over all days is the mean R of its years. A half-month has the
 * coefficient of its month's season, so that days can be added up at once.
 */
export function dayCoefficients({ years, months }: DatedSeries, seasons: ErosivitySeasons): Float64Array {
  const { warm, cold, firstWarmMonth: first, lastWarmMonth: last } = seasons;
  const isWarm = (month: number): boolean =>
    first <= last ? month >= first && month <= last : month >= first || month <= last;
  return Float64Array.from(months, (month) => (isWarm(month) ? warm : cold) / years);
}
