import type { ExportOptions, MapHandle } from '@gep/map-engine/map';
import { legendText } from '../legend/legend-unit';
import { legendUnitOf } from '../layer/opened-layer';
import type { ListedDrawn, OpenedLayer } from '../layer/opened-layer';

/** What a page with a result layer says beside the map. */
export interface PrintedWords {
  readonly title: string;
  readonly source: string;
  /** Name of the one symbol of all regions. */
  readonly all: string;
  readonly language: string;
}

/** A layer that a page explains, and how it is named there. */
export interface PrintedLayer {
  readonly opened: ListedDrawn;
  readonly name: string;
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
  const textOf = (one: ListedDrawn) => {
    const { scheme } = one.layer;
    const unit = legendUnitOf(one, scheme);
    return { unit: unit.unit, ...legendText(scheme, unit, words.language, { all: words.all }) };
  };
  const several = shown.map(({ opened: one, name }) => ({ layer: one.layer, title: name, ...textOf(one) }));
  const { unit, ...text } = textOf(opened);
  return {
    title: words.title,
    source: words.source,
    legend: several.length > 1 ? several : [opened.layer],
    unit: several.length > 1 ? '' : unit,
    background: element ? getComputedStyle(element).backgroundColor : undefined,
    ...text,
  };
}
