import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../session/client';

/** Whether a project has results of both years. */
export function useYears(projectId: string): 'loading' | 'one' | 'both' {
  const { i18n } = useTranslation();
  const models = useQuery({
    queryKey: ['calculated-models', projectId, i18n.language],
    queryFn: ({ signal }) => client.listCalculatedModels({ projectId }, { signal }),
  });
  if (!models.data) return 'loading';
  const total = models.data.find(({ modelId }) => modelId === 'totalGep');
  return total?.compareFlags.length === 2 ? 'both' : 'one';
}
