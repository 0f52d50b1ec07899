import type { Scheme } from '../model';
import type { LegendEntry, LegendWords } from '../scheme';
import { fill } from '../scheme/legend/legend-words';
import { drawLegendEntry } from './legend-entry';
import type { LegendSection } from './legend-model';
import { swatchSizes } from './legend-swatch';
import type { SwatchSize } from './legend-swatch';

/** How the lines are written and drawn. */
export interface LegendLook {
  readonly words: LegendWords;
  /** Canvas pixels a CSS pixel. */
  readonly pixelRatio: number;
  readonly counts: boolean;
  /** Whether pressing a class shows or hides it. */
  readonly switches: boolean;
  /** Present: the picture of a line is a button that calls it. */
  readonly onOpen?: ((entry: LegendEntry, scheme: Scheme) => void) | undefined;
}

/** The lines of a section as a list; those of classes are switches. */
export function legendList(section: Omit<LegendSection, 'title'>, look: LegendLook): HTMLUListElement {
  const { entries } = section;
  const sizes = swatchSizes(entries);
  const list = make('ul', 'gep-legend-list');
  list.append(...entries.map((entry, index) => line(section, entry, sizes[index], look)));
  return list;
}

function line(
  section: Omit<LegendSection, 'title'>,
  entry: LegendEntry,
  size: SwatchSize,
  look: LegendLook,
): HTMLElement {
  const item = make('li', `gep-legend-entry gep-legend-${entry.kind}`);
  const { width, height } = size;
  const picture = make('canvas', 'gep-legend-picture', { width: `${width}px`, height: `${height}px` });
  picture.setAttribute('aria-hidden', 'true');
  void drawLegendEntry(picture, entry, { ...size, pixelRatio: look.pixelRatio });
  const opener = look.onOpen && openButton(section, entry, picture, look);
  if (entry.kind === 'ramp') item.append(rampLine(entry, opener ?? picture, look));
  else {
    const inside = opener ? [] : [picture];
    if (opener) item.append(opener);
    item.append(
      isClass(entry) ? classLine(section, entry, inside, look) : plainLine(...inside, labelOf(entry)),
    );
  }
  return item;
}

/** The picture as a button that opens its class, beside the switch that shows and hides it. */
function openButton(
  { scheme }: Omit<LegendSection, 'title'>,
  entry: LegendEntry,
  picture: HTMLElement,
  { words, onOpen }: LegendLook,
): HTMLElement {
  const button = make('button', 'gep-legend-open');
  button.type = 'button';
  button.title = fill(words.open, { label: labelText(entry, words) });
  button.setAttribute('aria-label', button.title);
  button.append(picture);
  button.addEventListener('click', () => onOpen?.(entry, scheme));
  return button;
}

function labelText(entry: LegendEntry, words: LegendWords): string {
  if (entry.kind !== 'ramp') return entry.label;
  return fill(words.ramp, { low: entry.lowLabel, high: entry.highLabel });
}

/** A class: pressing it shows or hides it. A hidden one is struck through, its words keep their contrast. */
function classLine(
  section: Omit<LegendSection, 'title'>,
  entry: LegendEntry,
  picture: readonly HTMLElement[],
  look: LegendLook,
): HTMLElement {
  const counted = look.counts && entry.count !== null ? [counter(entry.count)] : [];
  if (!look.switches) return plainLine(...picture, labelOf(entry), ...counted);
  const button = make('button', 'gep-legend-switch');
  button.type = 'button';
  button.dataset.key = entry.key;
  button.setAttribute('role', 'switch');
  button.setAttribute('aria-checked', String(entry.visible));
  button.append(...picture, labelOf(entry), ...counted);
  if (counted.length > 0) {
    const words = section.scheme.geometry === 'raster' ? look.words.cells : look.words.features;
    button.setAttribute('aria-label', `${entry.label}, ${fill(words, { count: entry.count ?? 0 })}`);
  }
  button.addEventListener('click', () => section.show(entry.key, !entry.visible));
  return button;
}

/** A continuous ramp with the numbers of its ends below it. */
function rampLine(
  entry: Extract<LegendEntry, { kind: 'ramp' }>,
  picture: HTMLElement,
  { words }: LegendLook,
): HTMLElement {
  const box = make('div', 'gep-legend-ramp-box');
  const ends = make('span', 'gep-legend-ends');
  for (const text of [entry.lowLabel, entry.highLabel]) {
    const end = make('span', 'gep-legend-end');
    end.textContent = text;
    ends.append(end);
  }
  box.setAttribute('role', picture instanceof HTMLButtonElement ? 'group' : 'img');
  box.setAttribute('aria-label', labelText(entry, words));
  box.append(picture, ends);
  return box;
}

function plainLine(...parts: HTMLElement[]): HTMLElement {
  const box = make('span', 'gep-legend-line');
  box.append(...parts);
  return box;
}

function labelOf(entry: LegendEntry): HTMLElement {
  const label = make('span', 'gep-legend-label');
  label.textContent = entry.label;
  return label;
}

function counter(count: number): HTMLElement {
  const element = make('span', 'gep-legend-count');
  element.textContent = String(count);
  return element;
}

function isClass(entry: LegendEntry): boolean {
  return entry.kind === 'symbol' || entry.kind === 'color';
}

/** An element with its class and its own layout, if any. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  style: Readonly<Partial<CSSStyleDeclaration>> = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  Object.assign(element.style, style);
  return element;
}
