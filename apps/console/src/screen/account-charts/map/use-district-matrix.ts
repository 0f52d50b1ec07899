import { useQuery } from '@tanstack/react-query';
import { client } from '../../../session/client';
import type { Year } from '../summary-figures';

/** What every service has in every district in a year. */
export function useDistrictMatrix(projectId: string, quantity: 'value' | 'function', year: Year) {
  const compareFlag = year === 'comparable' ? 1 : 0;
  return useQuery({
    queryKey: ['district-matrix', projectId, quantity, compareFlag],
    queryFn: ({ signal }) => client.getDistrictMatrix({ projectId, quantity, compareFlag }, { signal }),
  });
}
