import type { MapHandle } from '@gep/map-engine/map';
import { useEffect, useState } from 'react';
import type { DrawnLayer } from '../../../map/layer/drawn-layer';
import { fitLayer } from '../../../map/view/fit-layer';
import { drawOwn } from '../../../map/own/draw-own';
import { keepScheme } from '../../../map/own/own-store';
import type { OwnStyled } from '../../../map/own/own-layer';
import type { OwnEntry } from '../layers/layer-entries';
import { useLayerLook } from '../layers/use-layer-look';

interface OwnOnMapProps {
  readonly handle: MapHandle;
  readonly projectId: string;
  readonly entry: OwnEntry;
  readonly own: OwnStyled;
  /** What was reported last; null before. */
  readonly drawn: DrawnLayer | null;
  /** Gets the layer once it is on the map, and null when it goes; must be stable. */
  readonly onOpened: (key: string, opened: DrawnLayer | null) => void;
}

/** Files that the map has moved to: it does so once, not whenever the screen is opened. */
const visited = new WeakSet<object>();

/** Keeps a layer of the reader on the map, and its style for the next time. */
export default function OwnOnMap({ handle, projectId, entry, own, drawn, onOpened }: OwnOnMapProps) {
  const { key } = entry;
  // The style is the layer's from here on: what it is drawn with later must not make another layer.
  const [first] = useState(own);
  useLayerLook(drawn?.layer ?? null, entry);
  useEffect(() => {
    const made = drawOwn(first);
    handle.addLayer(made.layer);
    const content = first.kind === 'raster' ? first.loader : first.features;
    if (!visited.has(content)) fitLayer(handle, made.layer);
    visited.add(content);
    const end = made.layer.on('style-changed', (scheme) => keepScheme(projectId, first.key, scheme));
    onOpened(key, made);
    return () => {
      end();
      onOpened(key, null);
      handle.removeLayer(made.layer);
      made.layer.dispose();
    };
  }, [handle, projectId, first, key, onOpened]);
  return null;
}
