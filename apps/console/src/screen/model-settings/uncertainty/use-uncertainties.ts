import type { ModelUncertainties, Uncertainty } from '@gep/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../session/client';

interface Uncertainties {
  /** Undefined until they are there. */
  readonly known: ModelUncertainties | undefined;
  /** Sets all of the model; a failure is the caller's to show. */
  readonly save: (uncertainties: readonly Uncertainty[]) => Promise<void>;
}

/** How certain the numbers of a model are. */
export function useUncertainties(projectId: string, modelId: string): Uncertainties {
  const queries = useQueryClient();
  const queryKey = ['uncertainties', projectId, modelId];
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.getUncertainties({ projectId, modelId }, { signal }),
  });
  return {
    known: found.data,
    save: async (uncertainties) => {
      const saved = await client.saveUncertainties(
        { projectId, modelId, uncertainties: [...uncertainties] },
        { quiet: true },
      );
      queries.setQueryData(queryKey, saved);
      await queries.invalidateQueries({ queryKey: ['result-ranges', projectId] });
    },
  };
}
