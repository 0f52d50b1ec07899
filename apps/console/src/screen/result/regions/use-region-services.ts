import type { StatisticRow } from '@gep/api-client';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../session/client';
import type { Measured } from '../live-sum/use-live-sum';
import { polygonOf } from './region-set';
import type { MeasuredRegion } from './region-set';

/** The services inside a region. */
export interface RegionServices {
  /** Null while they are on their way, and where they cannot be had. */
  readonly rows: readonly StatisticRow[] | null;
  readonly error: Error | null;
}

/** The services of a few regions: a long file comes without them, so each is asked for when it is looked at. */
export function useRegionServices(
  measured: Measured,
  regions: readonly MeasuredRegion[],
): readonly RegionServices[] {
  const { i18n } = useTranslation();
  const { projectId, id, compareFlag } = measured;
  const found = useQueries({
    queries: regions.map(({ key, wkb, statistics }) => ({
      queryKey: ['region-services', projectId, id, compareFlag, i18n.language, key, wkb],
      enabled: statistics.rows === null && statistics.missing !== 'outside',
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const input = { projectId, id, compareFlag, polygon: [polygonOf(wkb)] };
        return (await client.polygonStatistics(input, { signal, quiet: true })).rows;
      },
    })),
  });
  return regions.map(({ statistics: { rows, missing } }, i) => ({
    rows: rows ?? (missing === 'outside' ? [] : (found[i].data ?? null)),
    error: found[i].error,
  }));
}
