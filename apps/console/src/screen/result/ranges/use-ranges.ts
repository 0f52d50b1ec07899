import type { ResultRange } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../session/client';

interface Ranges {
  /** Undefined until they are there. */
  readonly ranges: ResultRange | undefined;
  readonly error: Error | null;
  readonly loading: boolean;
}

/** The ranges of the results of a year, where they are wanted. */
export function useRanges(projectId: string, compareFlag: 0 | 1 | undefined, wanted: boolean): Ranges {
  const { i18n } = useTranslation();
  const found = useQuery({
    queryKey: ['result-ranges', projectId, compareFlag, i18n.language],
    enabled: wanted,
    refetchOnMount: 'always',
    queryFn: ({ signal }) => client.resultRanges({ projectId, compareFlag }, { signal, quiet: true }),
  });
  return { ranges: wanted ? found.data : undefined, error: found.error, loading: found.isFetching };
}
