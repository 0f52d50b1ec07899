import { isGroupLayer } from '../layer';
import type { MapLayer } from '../layer';
import type { Scheme } from '../model';
import type { LegendEntry, LegendText, RampValues } from '../scheme';
import { fill, legendWords } from '../scheme/legend/legend-words';
import { keepColumns } from './legend-columns';
import { legendList, make } from './legend-list';
import { legendOf, schemeSection } from './legend-model';
import type { LegendSection } from './legend-model';
import { adoptLegendStyle } from './legend-style';

/** A legend as an element of the page that follows its layer. */
export interface LegendControl {
  readonly element: HTMLElement;
  /** Draws with other words or another unit. */
  update(options: LegendControlOptions): void;
  dispose(): void;
}

/** Words and looks of a legend. */
export interface LegendControlOptions extends LegendText {
  /** Whether the number of features or cells is shown beside each class. Default true. */
  readonly counts?: boolean;
  /** Canvas pixels a CSS pixel; the device's by default. */
  readonly pixelRatio?: number;
  /**
   * Gets the line whose picture was pressed and the scheme it belongs to, e.g. to edit that class. Present: pictures are
   * buttons, and only the words beside them show and hide a class. `words.open` names the buttons.
   */
  readonly onOpen?: (entry: LegendEntry, scheme: Scheme) => void;
  /**
   * Gets the scheme with a class shown or hidden by the legend. A layer's legend has changed the layer by then; the
   * classes of a scheme are switches only where somebody listens.
   */
  readonly onChange?: (next: Scheme) => void;
}

/** A legend of a scheme that you draw yourself. */
export interface SchemeLegendOptions extends LegendControlOptions {
  /** What the ramp of a raster's picture stands for, where it is known. */
  readonly drawn?: RampValues | null;
}

/**
 * The legend of a layer, a group, or a scheme as an element: for each scheme a list with symbol, label and count. A
 * click (or Space and Enter) on a class shows or hides it on the map and in the layer's scheme. All parts have classes:
 * `gep-legend` with `gep-legend-unit`, `-section`, `-title`, `-list`, `-entry` (`-symbol`, `-color`, `-ramp`,
 * `-channel`), `-switch`, `-open`, `-line`, `-picture`, `-label`, `-count`, `-ramp-box`, `-ends`, `-end` and `-empty`. The layout
 * has no weight: any rule of the page's style sheet replaces it. Font, colour and background are the page's.
 *
 * @example
 * const control = createLegend(layer, { unit: 't/km²' });
 * card.append(control.element);
 * control.update({ unit: 'kg/ha', language: 'zh-CN' });
 */
export function createLegend(source: MapLayer, options?: LegendControlOptions): LegendControl;
export function createLegend(source: Scheme, options?: SchemeLegendOptions): LegendControl;
export function createLegend(source: MapLayer | Scheme, options: SchemeLegendOptions = {}): LegendControl {
  adoptLegendStyle();
  const element = make('div', 'gep-legend');
  const layer = 'olLayer' in source ? source : null;
  let scheme = 'olLayer' in source ? null : source;
  let settings = options;
  const set = (next: Scheme) => {
    scheme = next;
    draw();
    settings.onChange?.(next);
  };
  const sectionsOf = (): LegendSection[] =>
    layer
      ? legendOf(layer, settings, settings.onChange)
      : scheme
        ? [{ title: '', ...schemeSection(scheme, settings, set) }]
        : [];
  const draw = () => {
    const { language, words, unit = '', pixelRatio = window.devicePixelRatio, counts = true } = settings;
    const texts = legendWords(language, words);
    const look = {
      words: texts,
      pixelRatio,
      counts,
      onOpen: settings.onOpen,
      switches: layer !== null || settings.onChange !== undefined,
    };
    const focused = element.contains(document.activeElement)
      ? buttons(element).indexOf(document.activeElement as HTMLButtonElement)
      : -1;
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', texts.legend);
    const sections = sectionsOf().filter(({ entries }) => entries.length > 0);
    const parts: HTMLElement[] = unit === '' ? [] : [caption('unit', fill(texts.unit, { unit }))];
    for (const section of sections) {
      const part = make('div', 'gep-legend-section');
      if (sections.length > 1) part.append(caption('title', section.title));
      part.append(legendList(section, look));
      parts.push(part);
    }
    element.replaceChildren(...(sections.length > 0 ? parts : [caption('empty', texts.empty)]));
    columns.fit();
    // The pressed button has been replaced by one that looks like it.
    buttons(element)[focused]?.focus();
  };
  const columns = keepColumns(element);
  draw();
  const ends = (layer ? leavesOf(layer) : []).flatMap((leaf) => [
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
      columns.end();
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

function buttons(element: HTMLElement): HTMLButtonElement[] {
  return [...element.querySelectorAll('button')];
}
