import type { SavedView } from '@gep/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../session/client';
import { saveForm } from '../../../session/save-form';

/** The saved views of a project, and their changes. */
export function useSavedViews(projectId: string) {
  const queries = useQueryClient();
  const queryKey = ['saved-views', projectId];
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.versioned('listSavedViews', { projectId }, { signal }),
  });
  const refresh = () => queries.invalidateQueries({ queryKey });
  // Every save is followed by a new list with its version.
  const version = { version: list.data?.version ?? null, advance: () => undefined };
  return {
    /** Undefined until they are there. */
    views: list.data?.value,
    error: list.error,
    save: async (name: string, query: string): Promise<void> => {
      await client.saveView({ projectId, name, query });
      await refresh();
    },
    rename: async ({ id }: SavedView, name: string): Promise<void> => {
      const save = (ifMatch: string | null) =>
        client.versioned('renameView', { projectId, id, name }, { ifMatch });
      await saveForm(version, save, refresh);
      await refresh();
    },
    remove: async ({ id }: SavedView): Promise<void> => {
      const save = (ifMatch: string | null) => client.versioned('deleteView', { projectId, id }, { ifMatch });
      await saveForm(version, save, refresh);
      await refresh();
    },
  };
}
