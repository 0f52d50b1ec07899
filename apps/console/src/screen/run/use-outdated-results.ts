import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OutdatedResult } from '@gep/api-client';
import { client } from '../../session/client';

/** The results of a project that are older than its data or parameters; asked for again whenever a screen opens. */
export function useOutdatedResults(projectId: string): readonly OutdatedResult[] {
  const { i18n } = useTranslation();
  const outdated = useQuery({
    queryKey: ['outdated-results', projectId, i18n.language],
    enabled: projectId !== '',
    refetchOnMount: 'always',
    queryFn: ({ signal }) => client.outdatedResults({ projectId }, { signal }),
  });
  return outdated.data ?? [];
}
