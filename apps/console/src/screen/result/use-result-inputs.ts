import type { ResultInput } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../session/client';

/** The inputs that a result was made from; undefined until they are there. */
export function useResultInputs(
  projectId: string,
  modelId: string,
  compareFlag: 0 | 1 | undefined,
): readonly ResultInput[] | undefined {
  const { i18n } = useTranslation();
  const found = useQuery({
    queryKey: ['result-inputs', projectId, modelId, compareFlag, i18n.language],
    queryFn: ({ signal }) => client.listResultInputs({ projectId, modelId, compareFlag }, { signal }),
  });
  return found.data;
}
