import { useQuery } from '@tanstack/react-query';
import { client } from '../../session/client';

/** Whether the project accounts for the comparable year. */
export function useComparableYear(projectId: string): boolean {
  const settings = useQuery({
    queryKey: ['basic-setting', projectId, 'years'],
    queryFn: ({ signal }) => client.getBasicSetting({ projectId, pageNum: 1, pageSize: 1 }, { signal }),
  });
  return settings.data?.enterComparableYear ?? false;
}
