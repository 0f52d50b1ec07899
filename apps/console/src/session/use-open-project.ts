import { limits } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { client } from './client';
import { useSession } from './session-store';

/** The open project; polled every 3 seconds while a calculation or pretreatment runs in it. */
export function useOpenProject() {
  const projectId = useSession((session) => session.projectId);
  return useQuery({
    queryKey: ['project', projectId],
    enabled: projectId !== null,
    queryFn: ({ signal }) => client.getProject({ projectId: projectId ?? '' }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.running || data?.projectState === 'IN_CALCULATE' ? limits.projectPollMs : false,
  });
}
