import type { AbsentService } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../session/client';

/** The services that do not exist in the region of a project, and what reads them again. */
export function useAbsentServices(projectId: string): {
  absent: readonly AbsentService[];
  version: string | null;
  reload: () => Promise<readonly AbsentService[]>;
} {
  const { data, refetch } = useQuery({
    queryKey: ['absent-services', projectId],
    queryFn: ({ signal }) => client.versioned('listAbsentServices', { projectId }, { signal }),
  });
  const reload = async () => (await refetch()).data?.value ?? [];
  return { absent: data?.value ?? [], version: data?.version ?? null, reload };
}
