import { rules } from '../model';
import type { FillSymbol, LineSymbol, MapSymbol, MarkerSymbol } from '../model';
import type { DisplayList, LayerCompiler, NestedCompiler } from './display-list';
import { fillCompilers } from './compile-fill';
import { lineCompilers } from './compile-line';
import { markerCompilers } from './compile-marker';

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
      return { kind: 'marker', items: compileStack(symbol.layers, markerCompilers, 1, 1) };
    case 'line':
      return { kind: 'line', items: compileStack(symbol.layers, lineCompilers, 1, 1) };
    case 'fill':
      return { kind: 'fill', items: compileStack(symbol.layers, fillCompilers, 1, 1) };
    default:
      throw new RangeError(`symbol.kind: got ${JSON.stringify(symbol)}, allowed: marker, line, fill`);
  }
}

function compileStack<Layer extends { kind: string; visible: boolean; opacity: number }, Item>(
  layers: readonly Layer[],
  registry: { readonly [kind: string]: LayerCompiler<never, Item> },
  opacity: number,
  depth: number,
): Item[] {
  if (depth > rules.symbolDepth) {
    throw new RangeError(`symbol: got ${depth} levels of nesting, allowed: up to ${rules.symbolDepth}`);
  }
  const nested: NestedCompiler = {
    markers: (symbol, alpha) => compileStack(symbol.layers, markerCompilers, alpha, depth + 1),
    lines: (symbol, alpha) => compileStack(symbol.layers, lineCompilers, alpha, depth + 1),
  };
  return layers
    .filter((layer) => layer.visible)
    .flatMap((layer) => {
      const compile = registry[layer.kind] as LayerCompiler<Layer, Item> | undefined;
      if (compile === undefined) {
        throw new RangeError(
          `symbol layer kind: got ${layer.kind}, allowed: ${Object.keys(registry).join(', ')}`,
        );
      }
      return compile(layer, layer.opacity * opacity, nested);
    });
}
