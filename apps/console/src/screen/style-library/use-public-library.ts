import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../session/client';

const queryKey = ['public-library'];

/** The groups that the installation has added to the public library, and their changes. */
export function usePublicLibrary() {
  const queries = useQueryClient();
  const list = useQuery({ queryKey, queryFn: ({ signal }) => client.listPublicLibrary({}, { signal }) });
  // Also after a refusal: somebody else may have changed what is shown.
  const then = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } finally {
      await queries.invalidateQueries({ queryKey });
    }
  };
  return {
    /** Undefined until they are there. */
    groups: list.data,
    error: list.error,
    reload: () => void list.refetch(),
    importFile: (group: string, file: string) =>
      then(client.importPublicStyles({ group, file }, { quiet: true })),
    change: (id: string, name: string, group: string) => then(client.changePublicStyle({ id, name, group })),
    remove: (id: string) => then(client.deletePublicStyle({ id })),
    renameGroup: (group: string, name: string) => then(client.renamePublicGroup({ group, name })),
    removeGroup: (group: string) => then(client.deletePublicGroup({ group })),
  };
}
