import { rules } from '../model';
import type {
  FillSymbolLayer,
  FillSymbol,
  LineSymbolLayer,
  LineSymbol,
  MapSymbol,
  MarkerSymbolLayer,
  MarkerSymbol,
} from '../model';
import type { DisplayList, FillItem, LineItem, MarkerItem, NestedCompiler } from './display-list';
import { compileCharacterMarker } from './kind/character-marker';
import { compileGradientFill } from './kind/gradient-fill';
import { compileImageLine } from './kind/image-line';
import { compileImageMarker } from './kind/image-marker';
import { compileLinePatternFill } from './kind/line-pattern-fill';
import { compileMarkerLine } from './kind/marker-line';
import { compilePointPatternFill } from './kind/point-pattern-fill';
import { compileSimpleFill } from './kind/simple-fill';
import { compileSimpleLine } from './kind/simple-line';
import { compileSimpleMarker } from './kind/simple-marker';
import { compileSvgMarker } from './kind/svg-marker';

type Compiler<Layer, Item> = (layer: Layer, opacity: number, nested: NestedCompiler) => Item[];
type Registry<Layer extends { kind: string }, Item> = {
  readonly [K in Layer['kind']]: Compiler<Extract<Layer, { kind: K }>, Item>;
};

const markerKinds: Registry<MarkerSymbolLayer, MarkerItem> = {
  'simple-marker': compileSimpleMarker,
  'svg-marker': compileSvgMarker,
  'character-marker': compileCharacterMarker,
  'image-marker': compileImageMarker,
};
const lineKinds: Registry<LineSymbolLayer, LineItem> = {
  'simple-line': compileSimpleLine,
  'image-line': compileImageLine,
  'marker-line': compileMarkerLine,
};
const fillKinds: Registry<FillSymbolLayer, FillItem> = {
  'simple-fill': compileSimpleFill,
  'gradient-fill': compileGradientFill,
  'line-pattern-fill': compileLinePatternFill,
  'point-pattern-fill': compilePointPatternFill,
};

/**
 * A symbol → its display list: plain data that the canvas renderer draws on any canvas and `layer/ol-style` turns into
 * OpenLayers styles. Opacities are folded into the colours; hidden layers are left out.
 * Lengths are CSS pixels, angles degrees clockwise.
 * @throws RangeError for symbols nested deeper than `rules.symbolDepth` and for unknown kinds
 * @example
 * compileSymbol(lineSymbol(simpleLine({ color: '#ff0000', opacity: 0.5, width: 3 }))).items[0];
 * // { kind: 'stroke', stroke: { color: '#ff000080', width: 3, dash: [], join: 'round', cap: 'round' } }
 */
export function compileSymbol(symbol: MarkerSymbol): Extract<DisplayList, { kind: 'marker' }>;
export function compileSymbol(symbol: LineSymbol): Extract<DisplayList, { kind: 'line' }>;
export function compileSymbol(symbol: FillSymbol): Extract<DisplayList, { kind: 'fill' }>;
export function compileSymbol(symbol: MapSymbol): DisplayList;
export function compileSymbol(symbol: MapSymbol): DisplayList {
  switch (symbol.kind) {
    case 'marker':
      return { kind: 'marker', items: compileStack(symbol.layers, markerKinds, 1, 1) };
    case 'line':
      return { kind: 'line', items: compileStack(symbol.layers, lineKinds, 1, 1) };
    case 'fill':
      return { kind: 'fill', items: compileStack(symbol.layers, fillKinds, 1, 1) };
    default:
      throw new RangeError(`symbol.kind: got ${JSON.stringify(symbol)}, allowed: marker, line, fill`);
  }
}

function compileStack<Layer extends { kind: string; visible: boolean; opacity: number }, Item>(
  layers: readonly Layer[],
  registry: { readonly [kind: string]: Compiler<never, Item> },
  opacity: number,
  depth: number,
): Item[] {
  if (depth > rules.symbolDepth) {
    throw new RangeError(`symbol: got ${depth} levels of nesting, allowed: up to ${rules.symbolDepth}`);
  }
  const nested: NestedCompiler = {
    markers: (symbol, alpha) => compileStack(symbol.layers, markerKinds, alpha, depth + 1),
    lines: (symbol, alpha) => compileStack(symbol.layers, lineKinds, alpha, depth + 1),
  };
  return layers
    .filter((layer) => layer.visible)
    .flatMap((layer) => {
      const compile = registry[layer.kind] as Compiler<Layer, Item> | undefined;
      if (compile === undefined) {
        throw new RangeError(
          `symbol layer kind: got ${layer.kind}, allowed: ${Object.keys(registry).join(', ')}`,
        );
      }
      return compile(layer, layer.opacity * opacity, nested);
    });
}
