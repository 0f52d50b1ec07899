import type { ModelRow } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { client } from './client';
import { useSession } from './session-store';

/** The tree of models; undefined until it is there. */
export function useModels(): readonly ModelRow[] | undefined {
  const userId = useSession((session) => session.user?.userId);
  return useQuery({
    queryKey: ['models', userId],
    queryFn: ({ signal }) => client.listModels({ userId }, { signal }),
  }).data;
}
