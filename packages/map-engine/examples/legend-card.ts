import { createLegend, legendMessages } from '@gep/map-engine';
import type { LegendControl, MapLayer } from '@gep/map-engine';

/** A legend in English under a title; the answer takes it away again. */
export function legendCard(card: HTMLElement, layer: MapLayer): () => void {
  const legend: LegendControl = createLegend(layer, { messages: legendMessages.en, unit: 't/km²' });
  card.append(legend.element);
  return () => legend.dispose();
}
