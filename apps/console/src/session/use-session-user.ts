import { ApiError, requestErrors } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from './client';
import { useSession } from './session-store';

/** A project that was deleted or belongs to somebody else. */
const notOpenable: readonly string[] = [requestErrors.NOT_FOUND.code, requestErrors.FORBIDDEN.code];

/** Fetches the signed-in user and the open project into the session. A project that cannot be opened is closed. */
export function useSessionUser() {
  const { token, projectId } = useSession();
  const info = useQuery({
    queryKey: ['user-info', token, projectId],
    enabled: token !== null,
    queryFn: async ({ signal }) => {
      const read = (id: string | null) => client.userInfo({ projectId: id ?? undefined }, { signal });
      try {
        return await read(projectId);
      } catch (error) {
        if (projectId === null || !(error instanceof ApiError) || !notOpenable.includes(error.code))
          throw error;
        return read(null);
      }
    },
  });

  useEffect(() => {
    if (!info.data) return;
    useSession.getState().setUser(info.data);
    if (info.data.projectId !== projectId) useSession.getState().openProject(info.data.projectId);
  }, [info.data, projectId]);

  return info;
}
