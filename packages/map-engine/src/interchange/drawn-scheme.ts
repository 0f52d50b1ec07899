import { parseColor, withAlpha } from '../color';
import type {
  Category,
  FillSymbolLayer,
  LabelSymbol,
  LineSymbolLayer,
  MapSymbol,
  MarkerSymbolLayer,
  OtherCategory,
  Scheme,
} from '../model';
import { isVectorScheme } from '../model';

/**
 * A scheme in the form in which programs agree: without layers that are hidden, and with each layer's opacity in its
 * colours. It draws the same.
 */
export function drawnScheme(scheme: Scheme): Scheme {
  if (!isVectorScheme(scheme)) return scheme;
  return {
    ...scheme,
    categories: scheme.categories.map((row): Category => ({ ...row, symbol: drawnOrNull(row.symbol) })),
    other: { ...scheme.other, symbol: drawnOrNull(scheme.other.symbol) } satisfies OtherCategory,
    label: drawnLabel(scheme.label),
  };
}

const drawnOrNull = (symbol: MapSymbol | null): MapSymbol | null => symbol && drawn(symbol, 1);

function drawn(symbol: MapSymbol, opacity: number): MapSymbol {
  switch (symbol.kind) {
    case 'marker':
      return { ...symbol, layers: shown(symbol.layers).map((layer) => drawnMarker(layer, opacity)) };
    case 'line':
      return { ...symbol, layers: shown(symbol.layers).map((layer) => drawnLine(layer, opacity)) };
    case 'fill':
      return { ...symbol, layers: shown(symbol.layers).map(drawnFill) };
  }
}

const shown = <L extends { readonly visible: boolean }>(layers: readonly L[]): L[] =>
  layers.filter(({ visible }) => visible);

const faded = (color: string, opacity: number): string => withAlpha(color, parseColor(color).a * opacity);

function drawnMarker(layer: MarkerSymbolLayer, outer: number): MarkerSymbolLayer {
  const opacity = layer.opacity * outer;
  if (layer.kind === 'image-marker' || layer.kind === 'svg-marker') return { ...layer, opacity };
  const { fillColor, strokeColor } = layer;
  return {
    ...layer,
    opacity: 1,
    fillColor: faded(fillColor, opacity),
    strokeColor: faded(strokeColor, opacity),
  };
}

function drawnLine(layer: LineSymbolLayer, outer: number): LineSymbolLayer {
  const opacity = layer.opacity * outer;
  return layer.kind === 'simple-line'
    ? { ...layer, opacity: 1, color: faded(layer.color, opacity) }
    : { ...layer, opacity };
}

function drawnFill(layer: FillSymbolLayer): FillSymbolLayer {
  const outline = {
    ...layer.outline,
    layers: shown(layer.outline.layers).map((line) => drawnLine(line, layer.opacity)),
  };
  return layer.kind === 'simple-fill'
    ? { ...layer, outline, opacity: 1, color: faded(layer.color, layer.opacity) }
    : { ...layer, outline };
}

function drawnLabel(label: LabelSymbol): LabelSymbol {
  const { opacity, color, haloColor, haloWidth } = label;
  return {
    ...label,
    opacity: 1,
    color: faded(color, opacity),
    // Nobody sees the colour of a halo without width.
    haloColor: haloWidth > 0 ? faded(haloColor, opacity) : '#ffffff',
  };
}
