import { clampToLimit, limits } from '../../model';
import type { LimitName, LineSymbolLayer, MapSymbol, MarkerSymbolLayer, MarkerSymbol } from '../../model';

/** Bound of the longer side of each kind of marker layer. */
const markerLimits = {
  'simple-marker': 'simpleMarkerSize',
  'svg-marker': 'imageWidth',
  'character-marker': 'characterMarkerSize',
  'image-marker': 'imageWidth',
} as const satisfies Record<MarkerSymbolLayer['kind'], LimitName>;

/** CSS pixels of a layer, and which bound holds for them. */
interface Size {
  readonly px: number;
  readonly limit: LimitName;
}

function layerSize(layer: MarkerSymbolLayer | LineSymbolLayer): Size {
  if (layer.kind === 'marker-line') return largest(layer.marker);
  if (layer.kind === 'simple-line' || layer.kind === 'image-line') {
    return { px: layer.width, limit: 'lineWidth' };
  }
  const px = 'size' in layer ? layer.size : Math.max(layer.width, layer.height);
  return { px, limit: markerLimits[layer.kind] };
}

/** The size of the largest visible layer; of equal ones that which can become larger. */
function largest(symbol: MapSymbol): Size {
  const nothing: Size = { px: 0, limit: 'graduatedEndSize' };
  if (symbol.kind === 'fill') return nothing;
  const layers: readonly (MarkerSymbolLayer | LineSymbolLayer)[] = symbol.layers;
  const room = ({ limit }: Size) => limits[limit].max;
  const sizes = layers.filter(({ visible }) => visible).map(layerSize);
  sizes.sort((one, two) => two.px - one.px || room(two) - room(one));
  return sizes[0] ?? nothing;
}

function scaleMarker(layer: MarkerSymbolLayer, factor: number): MarkerSymbolLayer {
  if ('size' in layer) {
    return { ...layer, size: clampToLimit(limits[markerLimits[layer.kind]], layer.size * factor) };
  }
  return {
    ...layer,
    width: clampToLimit(limits.imageWidth, layer.width * factor),
    height: clampToLimit(limits.imageHeight, layer.height * factor),
  };
}

function scaleLine(layer: LineSymbolLayer, factor: number): LineSymbolLayer {
  return layer.kind === 'marker-line'
    ? { ...layer, marker: scaleMarkers(layer.marker, factor) }
    : { ...layer, width: clampToLimit(limits.lineWidth, layer.width * factor) };
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
  return largest(symbol).px;
}

/**
 * Which bound holds for the size of a symbol: that of its largest visible layer.
 * @example
 * sizeLimit(markerSymbol(simpleMarker())); // 'simpleMarkerSize'
 */
export function sizeLimit(symbol: MapSymbol): LimitName {
  return largest(symbol).limit;
}

/**
 * The symbol scaled as a whole to a size in CSS pixels, no layer beyond the bounds of its kind: the thin line of a casing
 * stays 1 px. Fills, and symbols of no size, stay as they are.
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
