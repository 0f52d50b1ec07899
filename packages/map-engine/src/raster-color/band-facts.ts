import type { Histogram, RasterScheme } from '../model';
import { histogramRanks } from '../scheme';
import type { StretchFacts, StretchRanks } from '../scheme';
import type { RasterContext } from './context';

/** What is known about one band: by the context, else by the scheme's own bands, else by the cells in the window.
 * Schemes that take their statistics from the view ask the window only. */
export function bandFacts(scheme: RasterScheme, band: number, context: RasterContext): StretchFacts {
  const own = scheme.bands[band]?.statistics;
  const ranksOf = (histogram: Histogram | null | undefined): StretchRanks | null | undefined =>
    histogram && histogramRanks(histogram);
  const inView = 'statisticsFrom' in scheme && scheme.statisticsFrom === 'view' ? context.window : undefined;
  if (inView) return { statistics: () => inView.statistics(band), ranks: () => inView.ranks(band) };
  return {
    statistics: () => pick(context.statistics, band) ?? own ?? context.window?.statistics(band) ?? null,
    ranks: () =>
      ranksOf(pick(context.histogram, band) ?? own?.histogram) ?? context.window?.ranks(band) ?? null,
  };
}

/** The value of a band's empty cells, null for none. */
export function noDataOf(scheme: RasterScheme, band: number, context: RasterContext): number | null {
  return context.noData ?? scheme.bands[band]?.statistics.noData ?? null;
}

function pick<T>(given: T | readonly (T | null)[] | undefined, band: number): T | null {
  if (given === undefined) return null;
  return Array.isArray(given) ? ((given as readonly (T | null)[])[band] ?? null) : (given as T);
}
