import { isRasterLayer, isVectorLayer } from '../layer';
import type { MapLayer } from '../layer';
import { isTableScheme, rules } from '../model';
import type { RasterScheme, VectorScheme } from '../model';
import type { LegendEntry } from '../scheme';
import { drawLegendEntry } from './legend-entry';
import { legendOf, toggleCategory } from './legend-model';

/** A legend as an element of the page that follows its layer. */
export interface LegendControl {
  readonly element: HTMLElement;
  dispose(): void;
}

/** Words and looks of a legend. */
export interface LegendControlOptions {
  /** Label of the class of the rest, where the scheme gives it none. */
  readonly otherLabel?: string;
  /** Canvas pixels a CSS pixel; the device's by default. */
  readonly pixelRatio?: number;
}

const symbolSize = { width: 28, height: 18 };
const rampSize = { width: 140, height: 12 };

/**
 * The legend of a layer as a list in columns of 6; a click on a class shows or hides it on the map. It brings classes
 * (`gep-legend`, `gep-legend-entry`) and the bare layout; the look is the host's.
 */
export function createLegend(layer: MapLayer, options: LegendControlOptions = {}): LegendControl {
  const element = document.createElement('ul');
  element.className = 'gep-legend';
  Object.assign(element.style, {
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateRows: `repeat(${rules.legendRows}, auto)`,
    gap: '2px 16px',
    listStyle: 'none',
    margin: '0',
    padding: '0',
  });
  const draw = () => {
    const focused = document.activeElement?.getAttribute('data-key');
    element.replaceChildren(...legendOf(layer).map((entry) => line(layer, entry, options)));
    if (focused != null) {
      const again = [...element.querySelectorAll('button')].find((button) => button.dataset.key === focused);
      again?.focus();
    }
  };
  draw();
  const unsubscribe = layer.on('style-changed', draw);
  return {
    element,
    dispose() {
      unsubscribe();
      element.remove();
    },
  };
}

function line(layer: MapLayer, entry: LegendEntry, options: LegendControlOptions): HTMLLIElement {
  const item = document.createElement('li');
  item.className = `gep-legend-entry gep-legend-${entry.kind}`;
  const canvas = document.createElement('canvas');
  const size = entry.kind === 'ramp' ? rampSize : symbolSize;
  const pixelRatio = options.pixelRatio ?? window.devicePixelRatio;
  Object.assign(canvas.style, { width: `${size.width}px`, height: `${size.height}px`, flex: 'none' });
  void drawLegendEntry(canvas, entry, { ...size, pixelRatio });
  const text = document.createElement('span');
  text.textContent = labelOf(entry, options);
  const box = isClass(entry) ? toggle(layer, entry) : document.createElement('span');
  Object.assign(box.style, { display: 'flex', alignItems: 'center', gap: '8px' });
  box.append(canvas, text);
  if (entry.count !== null) {
    const count = document.createElement('span');
    count.className = 'gep-legend-count';
    count.textContent = String(entry.count);
    box.append(count);
  }
  item.append(box);
  return item;
}

function toggle(layer: MapLayer, entry: LegendEntry): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.key = entry.key;
  button.setAttribute('aria-pressed', String(entry.visible));
  Object.assign(button.style, {
    all: 'unset',
    cursor: 'pointer',
    opacity: entry.visible ? '1' : '0.4',
    outline: 'revert',
  });
  button.addEventListener('click', () => {
    if (isVectorLayer(layer)) layer.setScheme(toggled<VectorScheme>(layer.scheme, entry));
    else if (isRasterLayer(layer)) layer.setScheme(toggled<RasterScheme>(layer.scheme, entry));
  });
  return button;
}

function toggled<S extends VectorScheme | RasterScheme>(scheme: S, entry: LegendEntry): S {
  return isTableScheme(scheme) ? (toggleCategory(scheme, entry.key, !entry.visible) as S) : scheme;
}

function isClass(entry: LegendEntry): boolean {
  return entry.kind === 'symbol' || entry.kind === 'color';
}

function labelOf(entry: LegendEntry, { otherLabel = '—' }: LegendControlOptions): string {
  switch (entry.kind) {
    case 'symbol':
    case 'color':
      return entry.label || (entry.key === 'other' ? otherLabel : '');
    case 'ramp':
      return `${entry.lowLabel} – ${entry.highLabel}`;
    case 'channel':
      return `${entry.channel}: ${entry.label || entry.band + 1}`;
  }
}
