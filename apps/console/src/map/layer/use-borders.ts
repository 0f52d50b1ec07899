import { loadProjection } from '@gep/map-engine/geometry';
import type { MapHandle } from '@gep/map-engine/map';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../session/client';
import { whenLoaded } from '../../tab/when-loaded';

/** Draws the borders of a project's region over the data; null draws none. */
export function useBorders(handle: MapHandle | null, projectId: string | null): void {
  const region = useQuery({
    queryKey: ['region-borders', projectId],
    enabled: projectId !== null,
    staleTime: Infinity,
    // Without its borders the raster still says what it has to say.
    meta: { quiet: true },
    queryFn: async ({ signal }) => {
      const borders = await client.regionPreview({ projectId: projectId ?? '' }, { signal });
      await loadProjection(borders.projection);
      return borders;
    },
  });
  useEffect(() => {
    if (!handle || !region.data || projectId === null) return;
    return whenLoaded(import('./border-layer'), ({ borderLayer }) =>
      handle.decorate(borderLayer(region.data)),
    );
  }, [handle, projectId, region.data]);
}
