import type { MapHandle } from '@gep/map-engine/map';
import { useState } from 'react';
import { useMapProjection } from '../projection/use-map-projection';
import { useStartPlace } from './use-view-address';

/** The map of a project's results: where it looks at first, and its projection, both as the address says. */
export function useMapFrame(projectId: string) {
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const start = useStartPlace();
  const projection = useMapProjection(projectId);
  return {
    /** Null until the map is there. */
    handle,
    /** Where the page was opened for; null: where the results are. */
    start,
    /** For the element of the map. */
    frame: { onMap: setHandle, start, projection },
  };
}
