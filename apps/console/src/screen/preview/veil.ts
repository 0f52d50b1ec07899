import { tryParseColor, withAlpha } from '@gep/map-engine/color';
import type { FillSymbolLayer, MapSymbol, VectorScheme } from '@gep/map-engine/model';

/** The most that a fill of the preview covers, so that the base map can be read through it. */
export const veilAlpha = 0.2;

function veilColor(color: string): string {
  const parsed = tryParseColor(color);
  return parsed === null || parsed.a <= veilAlpha ? color : withAlpha(color, veilAlpha);
}

/** Patterns have no fill colour: the map shows between their lines and markers. */
function veilLayer(layer: FillSymbolLayer): FillSymbolLayer {
  switch (layer.kind) {
    case 'simple-fill':
      return { ...layer, color: veilColor(layer.color) };
    case 'gradient-fill':
      return {
        ...layer,
        startColor: veilColor(layer.startColor),
        endColor: veilColor(layer.endColor),
        ramp: { ...layer.ramp, colors: layer.ramp.colors.map(veilColor) },
      };
    default:
      return layer;
  }
}

function veilSymbol<S extends MapSymbol | null>(symbol: S): S {
  if (symbol?.kind !== 'fill') return symbol;
  return { ...symbol, layers: symbol.layers.map(veilLayer) };
}

/** The scheme as the preview draws it: alpha of fill colours at most 0.2; outlines, classes and labels stay. */
export function veilScheme(scheme: VectorScheme): VectorScheme {
  const veiled = {
    template: veilSymbol(scheme.template),
    other: { ...scheme.other, symbol: veilSymbol(scheme.other.symbol) },
    categories: scheme.categories.map((row) => ({ ...row, symbol: veilSymbol(row.symbol) })),
  };
  return { ...scheme, ...veiled };
}
