import type { RegionSum } from '@gep/api-client';
import type { DrawnRegion } from '@gep/map-engine/map';
import { useMemo, useState } from 'react';
import { client } from '../../../session/client';
import { latestOnly } from './latest-only';

/** What is measured: a calculated model of a project in a year. */
export interface Measured {
  readonly projectId: string;
  readonly id: string;
  readonly compareFlag: 0 | 1;
}

/** What the region comes to that is being drawn, as the server tells it for the latest outline that it was asked for. */
export function useLiveSum() {
  const [liveSum, setLiveSum] = useState<RegionSum | null>(null);
  const stable = useMemo(() => {
    const ask = ({ measured, region }: { readonly measured: Measured; readonly region: DrawnRegion }) =>
      client.polygonSum({ ...measured, polygon: [[...region.wkb]] }, { quiet: true });
    const asking = latestOnly(ask, setLiveSum);
    return {
      sketch: (measured: Measured, region: DrawnRegion) => asking.ask({ measured, region }),
      forgetSum: () => {
        asking.clear();
        setLiveSum(null);
      },
    };
  }, []);
  return { liveSum, ...stable };
}
