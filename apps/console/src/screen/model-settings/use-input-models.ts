import type { LocalText } from '@gep/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../session/client';

/** Finds the selected models that read an input, by its key. */
export function useInputModels(projectId: string): (key: string) => Promise<LocalText[]> {
  const queries = useQueryClient();
  return async (key) => {
    const selected = await client.getSelectedModels({ projectId });
    const setups = await Promise.all(
      selected.map(({ modelId }) =>
        queries.fetchQuery({
          queryKey: ['model-setup', projectId, modelId],
          // What a model reads does not change.
          staleTime: Infinity,
          queryFn: ({ signal }) => client.versioned('getModelSetup', { projectId, modelId }, { signal }),
        }),
      ),
    );
    return setups.flatMap(({ value: { definition, reads } }) =>
      [definition, ...reads].some(({ files }) => files.some((file) => file.key === key))
        ? [definition.name]
        : [],
    );
  };
}
