import { rules } from '../model';
import type { LegendEntry } from '../scheme';
import { drawLegendEntry } from './legend-entry';
import { fill } from './legend-messages';
import type { LegendMessages } from './legend-messages';
import type { LegendSection } from './legend-model';
import { labelOf } from './legend-words';
import { swatchSizes } from './legend-swatch';
import type { SwatchSize } from './legend-swatch';

/** How the lines are written and painted. */
export interface LegendLook {
  readonly messages: LegendMessages;
  /** Canvas pixels a CSS pixel. */
  readonly pixelRatio: number;
}

/** The lines of a section as a list in columns of 6; those of classes are switches. */
export function legendList(section: LegendSection, look: LegendLook): HTMLUListElement {
  const { entries } = section;
  const sizes = swatchSizes(entries);
  const list = make('ul', 'gep-legend-list', {
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateRows: `repeat(${Math.min(rules.legendRows, entries.length)}, auto)`,
    justifyContent: 'start',
    columnGap: '16px',
    listStyle: 'none',
    margin: '0',
    padding: '0',
  });
  list.append(...entries.map((entry, index) => line(section, entry, sizes[index], look)));
  return list;
}

function line(section: LegendSection, entry: LegendEntry, size: SwatchSize, look: LegendLook): HTMLElement {
  const item = make('li', `gep-legend-entry gep-legend-${entry.kind}`);
  const picture = make('canvas', 'gep-legend-picture', {
    width: `${size.width}px`,
    height: `${size.height}px`,
    flex: 'none',
    opacity: entry.visible ? '1' : '0.35',
    // Symbols are made for light maps: on a dark page they stand on paper, as in the style editors.
    ...(entry.kind === 'symbol' && { background: 'var(--gep-paper, transparent)', borderRadius: '2px' }),
  });
  picture.setAttribute('aria-hidden', 'true');
  void drawLegendEntry(picture, entry, { ...size, pixelRatio: look.pixelRatio });
  item.append(
    entry.kind === 'ramp'
      ? rampLine(entry, picture, look)
      : isClass(entry)
        ? switchLine(section, entry, picture, look)
        : plainLine(entry, picture, look),
  );
  return item;
}

const row = { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '24px' } as const;

/** A class: pressing it shows or hides it. A hidden one is struck through, its words keep their contrast. */
function switchLine(
  section: LegendSection,
  entry: LegendEntry,
  picture: HTMLElement,
  look: LegendLook,
): HTMLElement {
  const button = make('button', 'gep-legend-switch', {
    ...row,
    width: '100%',
    margin: '0',
    padding: '0',
    border: '0',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    outlineOffset: '2px',
    cursor: 'pointer',
  });
  button.type = 'button';
  button.dataset.key = entry.key;
  button.setAttribute('role', 'switch');
  button.setAttribute('aria-checked', String(entry.visible));
  const label = make('span', 'gep-legend-label', entry.visible ? {} : { textDecoration: 'line-through' });
  label.textContent = labelOf(entry, look.messages);
  button.append(picture, label);
  if (entry.count !== null) {
    const counted = section.scheme.geometry === 'raster' ? look.messages.cells : look.messages.features;
    button.setAttribute('aria-label', `${label.textContent}, ${fill(counted, { count: entry.count })}`);
    const count = make('span', 'gep-legend-count', {
      marginInlineStart: 'auto',
      paddingInlineStart: '8px',
      fontVariantNumeric: 'tabular-nums',
    });
    count.textContent = String(entry.count);
    button.append(count);
  }
  button.addEventListener('click', () => section.show(entry.key, !entry.visible));
  return button;
}

/** A continuous ramp with the numbers of its ends below it. */
function rampLine(
  entry: Extract<LegendEntry, { kind: 'ramp' }>,
  picture: HTMLElement,
  { messages }: LegendLook,
): HTMLElement {
  const box = make('div', 'gep-legend-ramp-box', { display: 'inline-grid', gap: '2px' });
  const ends = make('span', 'gep-legend-ends', {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    fontVariantNumeric: 'tabular-nums',
  });
  for (const text of [entry.lowLabel, entry.highLabel]) {
    const end = make('span', 'gep-legend-end');
    end.textContent = text;
    ends.append(end);
  }
  box.setAttribute('role', 'img');
  box.setAttribute('aria-label', fill(messages.ramp, { low: entry.lowLabel, high: entry.highLabel }));
  box.append(picture, ends);
  return box;
}

function plainLine(entry: LegendEntry, picture: HTMLElement, { messages }: LegendLook): HTMLElement {
  const box = make('span', 'gep-legend-line', row);
  const label = make('span', 'gep-legend-label');
  label.textContent = labelOf(entry, messages);
  box.append(picture, label);
  return box;
}

function isClass(entry: LegendEntry): boolean {
  return entry.kind === 'symbol' || entry.kind === 'color';
}

/** An element with its class and bare layout. */
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
