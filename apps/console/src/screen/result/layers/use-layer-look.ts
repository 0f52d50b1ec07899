import type { MapLayer } from '@gep/map-engine/layer';
import { useEffect } from 'react';
import type { LayerEntry } from './layer-entries';

type Look = Pick<LayerEntry, 'seen' | 'zIndex'> & { readonly item: Pick<LayerEntry['item'], 'opacity'> };

/** Draws a layer as its line of the list says; what hides a group hides its layers. */
export function useLayerLook(layer: MapLayer | null, { seen, item: { opacity }, zIndex }: Look): void {
  useEffect(() => layer?.setVisible(seen), [layer, seen]);
  useEffect(() => layer?.setOpacity(opacity), [layer, opacity]);
  useEffect(() => layer?.setZIndex(zIndex), [layer, zIndex]);
}
