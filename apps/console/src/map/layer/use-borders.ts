import { decodeFeatures } from '@gep/map-engine/codec';
import { loadProjection } from '@gep/map-engine/geometry';
import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import type { MapHandle } from '@gep/map-engine/map';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../../session/client';
import { borderScheme } from '../style/default-scheme';

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
    const { projection, features } = region.data;
    const layer = createPolygonLayer({
      projection,
      zIndex: 10,
      scheme: borderScheme,
      features: decodeFeatures(features),
    });
    return handle.decorate(layer);
  }, [handle, projectId, region.data]);
}
