import { useQuery } from '@tanstack/react-query';
import type { Department } from '@gep/api-client';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';

/** All departments of the open project, for its owner alone; undefined until they are there. */
export function useAllDepartments(isOwner: boolean): readonly Department[] | undefined {
  const projectId = useSession((session) => session.projectId) ?? '';
  return useQuery({
    queryKey: ['departments', projectId, 'all'],
    enabled: isOwner,
    queryFn: async ({ signal }) =>
      (await client.listDepartments({ projectId, pageSize: 0 }, { signal })).data,
    gcTime: 0,
  }).data;
}
