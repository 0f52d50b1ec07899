import type { RangeLevel, ResultRange } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../session/client';

interface Ranges {
  /** Undefined until they are there. */
  readonly ranges: ResultRange | undefined;
  readonly error: Error | null;
  readonly loading: boolean;
  readonly retry: () => void;
}

/** Of which results ranges are asked for. */
interface RangePlace {
  readonly projectId: string;
  readonly compareFlag: 0 | 1 | undefined;
  readonly level: RangeLevel;
}

/** The ranges of the results of a year, where they are wanted. Those of districts take longer than those of the whole. */
export function useRanges({ projectId, compareFlag, level }: RangePlace, wanted: boolean): Ranges {
  const { i18n } = useTranslation();
  const found = useQuery({
    queryKey: ['result-ranges', projectId, compareFlag, level, i18n.language],
    enabled: wanted,
    refetchOnMount: 'always',
    queryFn: ({ signal }) => client.resultRanges({ projectId, compareFlag, level }, { signal, quiet: true }),
  });
  const { error, isFetching: loading } = found;
  return { ranges: wanted ? found.data : undefined, error, loading, retry: () => void found.refetch() };
}
