import type { VectorLayer } from '@gep/api-client';
import { decodeLayer } from '@gep/map-engine/codec';
import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import type { VectorMapLayer } from '@gep/map-engine/layer';
import type { MapHandle } from '@gep/map-engine/map';
import type { VectorScheme } from '@gep/map-engine/model';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fitLayer } from '../../map/view/fit-layer';
import { veilScheme } from './veil';

/** Puts the polygons of a region file on the map and fits the map to them; drawn by the veiled scheme. */
export function useRegionLayer(
  handle: MapHandle | null,
  file: VectorLayer | undefined,
  scheme: VectorScheme,
): void {
  const shown = useRef<VectorMapLayer>(null);
  const veiled = useMemo(() => veilScheme(scheme), [scheme]);
  // The layer starts with the scheme of its first drawing; later ones are set on it below.
  const [first] = useState(veiled);

  useEffect(() => {
    if (!handle || !file) return;
    const { layer: model, features } = decodeLayer(file, 'polygon');
    const created = createPolygonLayer({
      ...model,
      scheme: first,
      features: features.get(model.id) ?? [],
    });
    handle.addLayer(created);
    fitLayer(handle, created, 0, 0);
    shown.current = created;
    return () => {
      shown.current = null;
      handle.removeLayer(created);
      created.dispose();
    };
  }, [handle, file, first]);

  useEffect(() => shown.current?.setScheme(veiled), [handle, file, veiled]);
}
