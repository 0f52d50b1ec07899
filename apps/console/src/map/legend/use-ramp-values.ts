import type { RampValues } from '@gep/map-engine/scheme';
import { useCallback, useSyncExternalStore } from 'react';
import type { DrawnLayer } from '../layer/drawn-layer';

/** What the ramp of a raster's picture stands for now; null where it is not known, and for other layers. */
export function useRampValues(opened: DrawnLayer): RampValues | null {
  const { layer } = opened;
  const subscribe = useCallback((listener: () => void) => layer.on('ramp-changed', listener), [layer]);
  return useSyncExternalStore(subscribe, () => (opened.kind === 'raster' ? opened.layer.rampValues : null));
}
