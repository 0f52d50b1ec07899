import type { CalculatedModel } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readPolygons } from '../../../map/layer/open-polygons';
import { client } from '../../../session/client';
import { districtShapes } from './district-shapes';

/** A result whose districts are on the map: they are the same for all of them. */
const withDistricts = (models: readonly CalculatedModel[]): CalculatedModel | undefined =>
  models.find(({ parentId }) => parentId === null);

/** The districts of the account as paths for small maps. */
export function useDistrictShapes(projectId: string) {
  const { i18n } = useTranslation();
  const models = useQuery({
    queryKey: ['calculated-models', projectId, i18n.language],
    queryFn: ({ signal }) => client.listCalculatedModels({ projectId }, { signal }),
  });
  const model = withDistricts(models.data ?? []);
  return useQuery({
    queryKey: ['district-shapes', projectId, model?.id],
    enabled: model !== undefined,
    queryFn: async ({ signal }) => {
      if (!model) return null;
      const { modelId, key: name, compareFlags } = model;
      const compareFlag = compareFlags.includes(0) ? 0 : 1;
      const place = { projectId, modelId, layerType: 3, name, compareFlag } as const;
      return districtShapes((await readPolygons(client, place, signal)).features);
    },
  });
}
