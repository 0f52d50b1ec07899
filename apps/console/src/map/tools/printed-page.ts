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

/** A layer that a page explains: how it is named there, and the unit of its values as the server names it. */
export interface PrintedLayer {
  readonly opened: OpenedLayer;
  readonly name: string;
  readonly unit: string;
}

/**
 * A result layer as a page: title, legend in the unit of the legend card, source, and the ground of the screen.
 * @param shown all layers that the page explains, the topmost first; where there are several, each has its name and unit
 */
export function printedPage(
  opened: OpenedLayer,
  words: PrintedWords,
  handle: MapHandle,
  shown: readonly PrintedLayer[],
): ExportOptions {
  const element = handle.olMap.getTargetElement();
  const textOf = ({ kind, layer }: OpenedLayer, named: string) => {
    const drawn = kind === 'raster' ? layer.rampValues : null;
    const unit = legendUnit(layer.scheme, named, words.language, drawn);
    return { unit: unit.unit, ...legendText(unit, words.language, words.all) };
  };
  const several = shown.map(({ opened: one, name, unit }) => ({
    layer: one.layer,
    title: name,
    ...textOf(one, unit),
  }));
  const { unit, ...text } = textOf(opened, words.unit);
  return {
    title: words.title,
    source: words.source,
    legend: several.length > 1 ? several : [opened.layer],
    unit: several.length > 1 ? '' : unit,
    background: element ? getComputedStyle(element).backgroundColor : undefined,
    ...text,
  };
}
