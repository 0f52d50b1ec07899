import type { ModelUncertainties, Uncertainty } from '@gep/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../session/client';
import { saveForm } from '../../../session/save-form';
import { useFormVersions } from '../../../session/use-form-versions';

interface Uncertainties {
  /** Undefined until they are there. */
  readonly known: ModelUncertainties | undefined;
  /**
   * Sets all of the model; a failure is the caller's to show.
   * @param onTheirs somebody else has set others, which the user keeps
   */
  readonly save: (uncertainties: readonly Uncertainty[], onTheirs: () => void) => Promise<void>;
}

/** How certain the numbers of a model are. */
export function useUncertainties(projectId: string, modelId: string): Uncertainties {
  const queries = useQueryClient();
  const queryKey = ['uncertainties', projectId, modelId];
  const found = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.versioned('getUncertainties', { projectId, modelId }, { signal }),
  });
  const version = useFormVersions(found.data?.version ?? null, false)();
  return {
    known: found.data?.value,
    save: async (uncertainties, onTheirs) => {
      const input = { projectId, modelId, uncertainties: [...uncertainties] };
      await saveForm(
        version,
        async (ifMatch) => {
          const saved = await client.versioned('saveUncertainties', input, { quiet: true, ifMatch });
          queries.setQueryData(queryKey, saved);
          return saved;
        },
        async () => {
          await found.refetch();
          onTheirs();
        },
      );
      await queries.invalidateQueries({ queryKey: ['result-ranges', projectId] });
    },
  };
}
