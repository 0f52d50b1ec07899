import type { AbsentService } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../session/client';

/** The services that do not exist in the region of a project, and what reads them again. */
export function useAbsentServices(projectId: string): {
  absent: readonly AbsentService[];
  reload: () => Promise<unknown>;
} {
  const { data, refetch } = useQuery({
    queryKey: ['absent-services', projectId],
    queryFn: ({ signal }) => client.listAbsentServices({ projectId }, { signal }),
  });
  return { absent: data ?? [], reload: refetch };
}
