import type { MapHandle } from '@gep/map-engine/map';
import { useCallback, useSyncExternalStore } from 'react';

/** Code of the projection that a map has now. */
export function useShownProjection({ olMap }: Pick<MapHandle, 'olMap'>): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      olMap.on('change:view', changed);
      return () => olMap.un('change:view', changed);
    },
    [olMap],
  );
  return useSyncExternalStore(subscribe, () => olMap.getView().getProjection().getCode());
}
