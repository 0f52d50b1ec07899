import type { MapSymbol, SymbolKind, SymbolLayer } from '@gep/map-engine/model';
import { memo } from 'react';
import { SymbolPreview } from '../preview';

export interface LayerPreviewProps {
  readonly kind: SymbolKind;
  readonly layer: SymbolLayer;
}

/** One layer on its own, hidden or not; painted again only when it changed. */
export const LayerPreview = memo(function LayerPreview({ kind, layer }: LayerPreviewProps) {
  const single = { kind, layers: [{ ...layer, visible: true }] } as MapSymbol;
  return <SymbolPreview symbol={single} label={null} />;
});
