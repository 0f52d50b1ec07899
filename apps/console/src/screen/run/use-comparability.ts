import type { ComparabilityDifference } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../session/client';

/** What keeps the results of both years of a project from being compared; asked for again whenever a screen opens. */
export function useComparability(projectId: string): readonly ComparabilityDifference[] {
  const { i18n } = useTranslation();
  const found = useQuery({
    queryKey: ['comparability', projectId, i18n.language],
    enabled: projectId !== '',
    refetchOnMount: 'always',
    queryFn: ({ signal }) => client.getComparability({ projectId }, { signal, quiet: true }),
  });
  return found.data ?? [];
}
