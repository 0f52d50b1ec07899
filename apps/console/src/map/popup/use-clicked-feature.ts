import type { HoverInfo, MapHandle } from '@gep/map-engine/map';
import { useCallback, useEffect, useState } from 'react';

/** The feature that was clicked, until the next click, Escape or another layer. */
export interface Picked {
  readonly feature: HoverInfo | null;
  readonly close: () => void;
}

/** @param shown what the screen shows at present: what was clicked on another layer is forgotten */
export function useClickedFeature(handle: MapHandle | null, shown: object | null, on: boolean): Picked {
  const [picked, setPicked] = useState<{ readonly of: object; readonly feature: HoverInfo } | null>(null);
  useEffect(() => {
    if (!handle || !shown || !on) return;
    return handle.onPick((feature) => setPicked(feature && { of: shown, feature }));
  }, [handle, shown, on]);
  const close = useCallback(() => setPicked(null), []);
  return { feature: on && picked?.of === shown ? picked.feature : null, close };
}
