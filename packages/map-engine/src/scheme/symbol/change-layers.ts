import type { MapSymbol, SymbolLayer } from '../../model';

/** The symbol with each of its layers changed, whatever its kind. */
export function changeLayers(symbol: MapSymbol, change: <L extends SymbolLayer>(layer: L) => L): MapSymbol {
  switch (symbol.kind) {
    case 'marker':
      return { ...symbol, layers: symbol.layers.map(change) };
    case 'line':
      return { ...symbol, layers: symbol.layers.map(change) };
    case 'fill':
      return { ...symbol, layers: symbol.layers.map(change) };
  }
}
