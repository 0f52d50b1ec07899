import type { Neighbours } from '@gep/map-engine/scheme';
import { useEffect, useState } from 'react';
import type { MapSource } from '../../port';

/** The features that touch: null while they are looked for; also where the host cannot tell, which `state` says. */
export interface FoundNeighbours {
  readonly state: 'none' | 'looking' | 'found' | 'failed';
  readonly neighbours: Neighbours | null;
}

/** Asks the host which features touch, once. */
export function useNeighbours(map: MapSource | undefined): FoundNeighbours {
  const [found, setFound] = useState<FoundNeighbours>({ state: 'looking', neighbours: null });
  useEffect(() => {
    if (!map?.neighbours) return;
    const controller = new AbortController();
    const { signal } = controller;
    map.neighbours(signal).then(
      (neighbours) => signal.aborted || setFound({ state: 'found', neighbours }),
      () => signal.aborted || setFound({ state: 'failed', neighbours: null }),
    );
    return () => controller.abort();
  }, [map]);
  return map?.neighbours ? found : { state: 'none', neighbours: null };
}
