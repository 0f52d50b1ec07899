import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../session/client';
import { toast } from '../../session/toast';
import { projectSystem, webMercator } from './map-projections';
import { useProjectionChoice } from './projection-choice';

/** The system of the grid of a project. */
export function projectSystemQuery(projectId: string) {
  return queryOptions({
    queryKey: ['project-projection', projectId],
    staleTime: Infinity,
    retry: false,
    // A project without a grid has none: then it is not offered.
    meta: { quiet: true },
    queryFn: ({ signal }) => client.projection({ id: projectId }, { signal }),
  });
}

/** The code of a projection that an address names, once maps can be drawn in it. */
export function projectionQuery(projectId: string, text: string) {
  return queryOptions({
    queryKey: ['map-projection', projectId, text],
    staleTime: Infinity,
    retry: false,
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      if (text === webMercator) return text;
      const [{ teachProjection }, system] = await Promise.all([
        import('./teach-projection'),
        text === projectSystem ? client.projection({ id: projectId }, { signal }) : null,
      ]);
      const code = system?.code ?? text;
      // What an authority lists is known; the text of any other grid comes with it.
      const listed = system === null || code.startsWith('EPSG:');
      teachProjection(code, listed ? undefined : system.proj4 || system.wkt);
      return code;
    },
  });
}

/**
 * Code of the projection of the map of a project, null until it can be used; that before it while the next one is made
 * ready. One that cannot be had is said in a notice, and the map goes back to web mercator.
 */
export function useMapProjection(projectId: string): string | null {
  const { t } = useTranslation();
  const { wanted, choose } = useProjectionChoice(projectId);
  const { data, isError } = useQuery({
    ...projectionQuery(projectId, wanted),
    placeholderData: keepPreviousData,
    ...(wanted === webMercator && { initialData: webMercator }),
  });
  useEffect(() => {
    if (!isError) return;
    toast.error(t('map.projection.failed'), { id: 'projection-failed' });
    choose(webMercator);
  }, [isError, choose, t]);
  return data ?? null;
}
