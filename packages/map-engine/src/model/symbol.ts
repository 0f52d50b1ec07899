import { fillSymbolLayers, fillSymbol } from './symbol-layer/fill';
import type { FillSymbolLayer, FillSymbol } from './symbol-layer/fill';
import type { VectorGeometry } from './layer-kind';
import { lineSymbolLayers, lineSymbol } from './symbol-layer/line';
import type { LineSymbolLayer, LineSymbol } from './symbol-layer/line';
import { markerSymbolLayers, markerSymbol } from './symbol-layer/marker';
import type { MarkerSymbolLayer, MarkerSymbol } from './symbol-layer/marker';
import type { SymbolLayerRule } from './symbol-stack';

/** A symbol: the stack of symbol layers of one geometry. */
export type MapSymbol = MarkerSymbol | LineSymbol | FillSymbol;
/** What a symbol draws: `marker` points, `line` lines, `fill` polygons. */
export type SymbolKind = MapSymbol['kind'];

/** A layer of any symbol, told apart by `kind`. */
export type SymbolLayer = MarkerSymbolLayer | LineSymbolLayer | FillSymbolLayer;
/** The `kind` of a symbol layer; {@link symbolLayerKinds} lists them. */
export type SymbolLayerKind = SymbolLayer['kind'];

const kindsOf = <Kind extends string>(rules: Readonly<Record<Kind, unknown>>) =>
  Object.keys(rules) as readonly unknown[] as readonly Kind[];

/** Kinds of symbol layers by the kind of their symbol, in the order editors offer them. */
export const symbolLayerKinds = {
  marker: /* @__PURE__ */ kindsOf(markerSymbolLayers),
  line: /* @__PURE__ */ kindsOf(lineSymbolLayers),
  fill: /* @__PURE__ */ kindsOf(fillSymbolLayers),
} as const satisfies Record<SymbolKind, readonly SymbolLayerKind[]>;

/** What the kind of a symbol layer declares. */
export function symbolLayerRule(kind: SymbolLayerKind): SymbolLayerRule<SymbolLayer> {
  const tables: readonly object[] = [markerSymbolLayers, lineSymbolLayers, fillSymbolLayers];
  // One entry a kind, so the entry found by a layer's kind is about that layer.
  const table = tables.find((one) => kind in one) as Readonly<Record<string, SymbolLayerRule<SymbolLayer>>>;
  return table[kind];
}

const kindOfGeometry = { point: 'marker', line: 'line', polygon: 'fill' } as const satisfies Record<
  VectorGeometry,
  SymbolKind
>;

/**
 * The symbol kind that draws a geometry.
 * @example
 * symbolKindOf('polygon'); // 'fill'
 */
export function symbolKindOf(geometry: VectorGeometry): SymbolKind {
  return kindOfGeometry[geometry];
}

const makers = { marker: markerSymbol, line: lineSymbol, fill: fillSymbol } as const;

/**
 * A fresh symbol of the specification's defaults for a geometry: a circle of 8 px, a red line, a fill in #769868.
 * @example
 * defaultSymbol('line').layers[0]; // { kind: 'simple-line', color: '#ff0000', width: 1, … }
 */
export function defaultSymbol(geometry: VectorGeometry): MapSymbol {
  return makers[kindOfGeometry[geometry]]();
}

/**
 * Whether at least one layer of the stack is shown.
 * @example
 * hasVisibleLayer(fillSymbol(simpleFill({ visible: false }))); // false
 */
export function hasVisibleLayer(symbol: MapSymbol): boolean {
  return symbol.layers.some((layer) => layer.visible);
}
