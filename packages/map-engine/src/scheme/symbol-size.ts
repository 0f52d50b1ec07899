import { rules } from '../model';
import type { LineLayer, LineSymbol, MapSymbol, MarkerLayer, MarkerSymbol } from '../model';

/** Size of a marker layer in CSS pixels: its longer side. */
function markerSize(layer: MarkerLayer): number {
  return 'size' in layer ? layer.size : Math.max(layer.width, layer.height);
}

/** Hidden layers may be far larger than what is shown: no style holds more than `rules.styleLength`. */
function scaled(length: number, factor: number): number {
  return Math.min(rules.styleLength, length * factor);
}

function scaleMarker(layer: MarkerLayer, factor: number): MarkerLayer {
  return 'size' in layer
    ? { ...layer, size: scaled(layer.size, factor) }
    : { ...layer, width: scaled(layer.width, factor), height: scaled(layer.height, factor) };
}

function lineWidth(layer: LineLayer): number {
  return layer.kind === 'marker-line' ? symbolSize(layer.marker) : layer.width;
}

function scaleLine(layer: LineLayer, factor: number): LineLayer {
  return layer.kind === 'marker-line'
    ? { ...layer, marker: scaleMarkers(layer.marker, factor) }
    : { ...layer, width: scaled(layer.width, factor) };
}

function scaleMarkers(symbol: MarkerSymbol, factor: number): MarkerSymbol {
  return { ...symbol, layers: symbol.layers.map((layer) => scaleMarker(layer, factor)) };
}

/**
 * CSS pixels of the largest visible marker, or of the widest visible line; 0 for fills.
 * @example
 * symbolSize(lineSymbol(simpleLine({ width: 3 }))); // 3
 */
export function symbolSize(symbol: MapSymbol): number {
  if (symbol.kind === 'fill') return 0;
  const sizes =
    symbol.kind === 'marker'
      ? symbol.layers.filter((layer) => layer.visible).map(markerSize)
      : (symbol as LineSymbol).layers.filter((layer) => layer.visible).map(lineWidth);
  return Math.max(0, ...sizes);
}

/**
 * The symbol scaled as a whole to a size in CSS pixels. Fills, and symbols of no size, stay as they are.
 * @example
 * resizeSymbol(markerSymbol(simpleMarker({ size: 8 })), 12);
 */
export function resizeSymbol<S extends MapSymbol>(symbol: S, size: number): S;
export function resizeSymbol(symbol: MapSymbol, size: number): MapSymbol {
  const own = symbolSize(symbol);
  if (symbol.kind === 'fill' || own === 0) return symbol;
  const factor = size / own;
  if (symbol.kind === 'marker') return scaleMarkers(symbol, factor);
  return { ...symbol, layers: symbol.layers.map((layer) => scaleLine(layer, factor)) };
}
