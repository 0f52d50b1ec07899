import type { Plausibility } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../session/client';

/** Figures by which the results of a year can be judged; undefined until they are there. */
export function usePlausibility(
  projectId: string,
  compareFlag: 0 | 1 | undefined,
  enabled: boolean,
): Plausibility | undefined {
  const { i18n } = useTranslation();
  const found = useQuery({
    queryKey: ['plausibility', projectId, compareFlag, i18n.language],
    enabled: enabled && projectId !== '',
    refetchOnMount: 'always',
    queryFn: ({ signal }) => client.resultPlausibility({ projectId, compareFlag }, { signal }),
  });
  return found.data;
}
