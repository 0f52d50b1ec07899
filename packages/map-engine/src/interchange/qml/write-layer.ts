import type { StrokeDash } from '../../model';
import { element } from '../xml';

/** The pens of QGIS. */
export const penStyles: Readonly<Record<StrokeDash, string>> = {
  solid: 'solid',
  dash: 'dash',
  dot: 'dot',
  'dash-dot': 'dash dot',
  'dash-dot-dot': 'dash dot dot',
};

/**
 * One layer of a symbol. Its properties are there twice: as QGIS has written them since 3.22, and as all versions before
 * read them.
 * @param inside the symbol that the layer repeats, if any
 */
export function qmlLayer(
  kind: string,
  properties: Readonly<Record<string, string | number>>,
  inside: readonly string[] = [],
): string {
  const entries = Object.entries(properties);
  return element('layer', { class: kind, enabled: 1, locked: 0, pass: 0 }, [
    element(
      'Option',
      { type: 'Map' },
      entries.map(([name, value]) => element('Option', { name, type: 'QString', value })),
    ),
    ...entries.map(([k, v]) => element('prop', { k, v })),
    ...inside,
  ]);
}

/** What a symbol without anything to draw holds: QGIS takes one without layers for a fault and draws its own. */
const nothing = {
  marker: ['SimpleMarker', { color: '0,0,0,0', outline_style: 'no', size: 0 }],
  line: ['SimpleLine', { line_style: 'no' }],
  fill: ['SimpleFill', { style: 'no', outline_style: 'no' }],
} as const;

/**
 * A symbol of layers, the first at the bottom.
 * @param name among the symbols of its renderer, or `@` for one that a layer repeats
 * @param alpha opacity of all layers together, 0-1
 */
export function qmlSymbol(
  type: keyof typeof nothing,
  name: string,
  layers: readonly string[],
  alpha = 1,
): string {
  const [kind, properties] = nothing[type];
  const drawn = layers.length > 0 ? layers : [qmlLayer(kind, properties)];
  return element('symbol', { type, name, alpha, clip_to_extent: 1, force_rhr: 0 }, drawn);
}

/**
 * A length in CSS pixels with its unit.
 * @example
 * pixels('size', 8); // { size: 8, size_unit: 'Pixel' }
 */
export function pixels<N extends string>(
  name: N,
  value: number | string,
): Readonly<Record<string, number | string>> {
  return { [name]: value, [`${name}_unit`]: 'Pixel' };
}

/** Layers that are drawn. */
export function shownLayers<L extends { readonly visible: boolean }>(symbol: {
  readonly layers: readonly L[];
}): L[] {
  return symbol.layers.filter(({ visible }) => visible);
}
