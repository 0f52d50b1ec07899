import { isGroupLayer } from '../layer';
import type { MapLayer } from '../layer';
import { legendList, make } from './legend-list';
import { fill, legendMessages } from './legend-messages';
import type { LegendMessages } from './legend-messages';
import { legendOf } from './legend-model';
import { titleOf } from './legend-words';

/** A legend as an element of the page that follows its layer. */
export interface LegendControl {
  readonly element: HTMLElement;
  /** Draws with other words or another unit. */
  update(options: LegendControlOptions): void;
  dispose(): void;
}

/** Words and looks of a legend. */
export interface LegendControlOptions {
  /** English by default. */
  readonly messages?: LegendMessages;
  /** Unit of the values, e.g. `t/km²`; empty: no line for it. */
  readonly unit?: string;
  /** Canvas pixels a CSS pixel; the device's by default. */
  readonly pixelRatio?: number;
}

/**
 * The legend of a layer or group: per scheme a list in columns of 6 with symbol, label and count. A click (or Space and
 * Enter) on a class shows or hides it on the map and in the layer's scheme. It brings classes (`gep-legend`,
 * `gep-legend-section`, `-title`, `-unit`, `-entry`, `-switch`, `-label`, `-count`, …) and the bare layout; font, colour
 * and ground are the host's.
 *
 * @example
 * const legend = createLegend(layer, { messages: legendMessages.en, unit: 't/km²' });
 * card.append(legend.element);
 * legend.update({ unit: 'kg/ha' });
 */
export function createLegend(layer: MapLayer, options: LegendControlOptions = {}): LegendControl {
  const element = make('div', 'gep-legend');
  let settings = options;
  const draw = () => {
    const { messages = legendMessages.en, unit = '', pixelRatio = window.devicePixelRatio } = settings;
    const focused = element.contains(document.activeElement)
      ? switches(element).indexOf(document.activeElement as HTMLButtonElement)
      : -1;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', messages.legend);
    const sections = legendOf(layer).filter(({ entries }) => entries.length > 0);
    const parts: HTMLElement[] = unit === '' ? [] : [caption('unit', fill(messages.unit, { unit }))];
    for (const section of sections) {
      const part = make('div', 'gep-legend-section');
      if (sections.length > 1) part.append(caption('title', titleOf(section, messages)));
      part.append(legendList(section, { messages, pixelRatio }));
      parts.push(part);
    }
    element.replaceChildren(...(sections.length > 0 ? parts : [caption('empty', messages.empty)]));
    // The pressed switch has been replaced by one that looks like it.
    switches(element)[focused]?.focus();
  };
  draw();
  const ends = leavesOf(layer).flatMap((leaf) => [
    leaf.on('style-changed', draw),
    leaf.on('visibility-changed', draw),
    leaf.on('ramp-changed', draw),
  ]);
  return {
    element,
    update(next) {
      settings = { ...settings, ...next };
      draw();
    },
    dispose() {
      for (const end of ends) end();
      element.remove();
    },
  };
}

/** The layer, and for a group every layer in it. */
function leavesOf(layer: MapLayer): MapLayer[] {
  return isGroupLayer(layer) ? [layer, ...layer.children.flatMap(leavesOf)] : [layer];
}

function caption(kind: 'unit' | 'title' | 'empty', text: string): HTMLElement {
  const line = make('div', `gep-legend-${kind}`);
  line.textContent = text;
  return line;
}

function switches(element: HTMLElement): HTMLButtonElement[] {
  return [...element.querySelectorAll<HTMLButtonElement>('.gep-legend-switch')];
}
