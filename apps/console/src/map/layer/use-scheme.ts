import type { Scheme } from '@gep/map-engine/model';
import { useCallback, useSyncExternalStore } from 'react';
import type { DrawnLayer } from './drawn-layer';

/** The scheme that a layer is drawn with now. */
export function useScheme({ layer }: DrawnLayer): Scheme {
  const subscribe = useCallback((listener: () => void) => layer.on('style-changed', listener), [layer]);
  return useSyncExternalStore(subscribe, () => layer.scheme);
}

/** Draws a layer with another scheme, when it is one of its geometry. */
export function setScheme(opened: DrawnLayer, scheme: Scheme): void {
  if (opened.kind === 'raster') {
    if (scheme.geometry === 'raster') opened.layer.setScheme(scheme);
  } else if (scheme.geometry !== 'raster') opened.layer.setScheme(scheme);
}
