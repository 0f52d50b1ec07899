import type { MapLayer } from '@gep/map-engine/layer';
import { useEffect } from 'react';
import type { ListedLayer } from './listed-layers';

/** Draws a layer as its line of the list says. */
export function useLayerLook(
  layer: MapLayer | null,
  { visible, opacity }: Pick<ListedLayer, 'visible' | 'opacity'>,
  zIndex: number,
): void {
  useEffect(() => layer?.setVisible(visible), [layer, visible]);
  useEffect(() => layer?.setOpacity(opacity), [layer, opacity]);
  useEffect(() => layer?.setZIndex(zIndex), [layer, zIndex]);
}
