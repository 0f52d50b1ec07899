import type { ExportOptions, MapHandle } from '@gep/map-engine/map';
import { legendText, legendUnit } from '../legend/legend-unit';
import type { OpenedLayer } from '../layer/open-layer';

/** What a page with a result layer says beside the map. */
export interface PrintedWords {
  readonly title: string;
  readonly source: string;
  /** Name of the one symbol of all regions. */
  readonly all: string;
  /** Of the layer's values, as the server names it. */
  readonly unit: string;
  readonly language: string;
}

/** A result layer as a page: title, legend in the unit of the legend card, source, and the ground of the screen. */
export function printedPage(
  { kind, layer }: OpenedLayer,
  words: PrintedWords,
  handle: MapHandle,
): ExportOptions {
  const element = handle.olMap.getTargetElement();
  const drawn = kind === 'raster' ? layer.rampValues : null;
  const unit = legendUnit(layer.scheme, words.unit, words.language, drawn);
  return {
    title: words.title,
    source: words.source,
    legend: [layer],
    unit: unit.unit,
    background: element ? getComputedStyle(element).backgroundColor : undefined,
    ...legendText(unit, words.language, words.all),
  };
}
