import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../../session/client';

/** The figures of all districts in a result. */
export function useDistrictTable(projectId: string, id: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['district-figures', projectId, id, i18n.language],
    queryFn: ({ signal }) => client.listDistrictFigures({ projectId, id }, { signal }),
  });
}
