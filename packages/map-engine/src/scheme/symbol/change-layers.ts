import type { MapSymbol, SymbolLayer } from '../../model';

/** A symbol of any kind with each of its layers changed. */
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
