import { parseColor, withAlpha } from '../color';
import type {
  Category,
  FillSymbol,
  FillSymbolLayer,
  GradientFill,
  LabelSymbol,
  LineSymbol,
  LinePatternFill,
  LineSymbolLayer,
  MapSymbol,
  MarkerSymbol,
  MarkerSymbolLayer,
  OtherCategory,
  PointPatternFill,
  Scheme,
  SimpleFill,
} from '../model';
import { isVectorScheme } from '../model';
import { drawnRaster } from './drawn-raster';

/**
 * A scheme in the form in which programs agree: without layers that are hidden and what nobody sees, and with each layer's
 * opacity in its colours. It draws the same.
 */
export function drawnScheme(scheme: Scheme): object {
  if (!isVectorScheme(scheme)) return drawnRaster(scheme);
  return {
    ...scheme,
    categories: scheme.categories.map(drawnRow),
    other: drawnRow(scheme.other),
    label: drawnLabel(scheme.label),
  };
}

/** The colour of a row is in its symbol. */
function drawnRow({ color: _, ...row }: Category | OtherCategory): object {
  return { ...row, symbol: drawnOrNull(row.symbol) };
}

const drawnOrNull = (symbol: MapSymbol | null): object | null => symbol && drawn(symbol);

function drawn(symbol: MapSymbol): object {
  switch (symbol.kind) {
    case 'marker':
      return { ...symbol, layers: drawnMarkers(symbol, 1) };
    case 'line':
      return { ...symbol, layers: drawnLines(symbol, 1) };
    case 'fill':
      return { ...symbol, layers: drawnFills(symbol, 1) };
  }
}

const shown = <L extends { readonly visible: boolean }>(layers: readonly L[]): L[] =>
  layers.filter(({ visible }) => visible);

const isClear = (color: string): boolean => parseColor(color).a === 0;

const faded = (color: string, opacity: number): string => withAlpha(color, parseColor(color).a * opacity);

function drawnMarkers(symbol: MarkerSymbol, opacity: number): MarkerSymbolLayer[] {
  return shown(symbol.layers)
    .map((layer) => drawnMarker(layer, opacity))
    .filter(
      (one) =>
        one.kind === 'image-marker' || one.kind === 'svg-marker' || one.outline || !isClear(one.fillColor),
    );
}

function drawnMarker(layer: MarkerSymbolLayer, outer: number): MarkerSymbolLayer {
  const opacity = layer.opacity * outer;
  // A whole turn is none.
  const rotation = (layer.rotation + 360) % 360;
  if (layer.kind === 'svg-marker') return { ...layer, opacity, rotation };
  // What a file is called is not seen.
  if (layer.kind === 'image-marker') return { ...layer, opacity, rotation, name: '' };
  const { fillColor, strokeColor } = layer;
  return {
    ...layer,
    ...{ opacity: 1, rotation },
    fillColor: faded(fillColor, opacity),
    strokeColor: faded(strokeColor, opacity),
  };
}

function drawnLines(symbol: LineSymbol, opacity: number): LineSymbolLayer[] {
  return shown(symbol.layers)
    .map((layer) => drawnLine(layer, opacity))
    .filter((one) => one.kind !== 'simple-line' || !isClear(one.color));
}

function drawnLine(layer: LineSymbolLayer, outer: number): LineSymbolLayer {
  const opacity = layer.opacity * outer;
  switch (layer.kind) {
    case 'simple-line':
      return { ...layer, opacity: 1, color: faded(layer.color, opacity) };
    case 'marker-line': {
      const marker = { ...layer.marker, layers: drawnMarkers(layer.marker, opacity) };
      // Markers at vertices and ends have no interval.
      return { ...layer, opacity: 1, marker, ...(layer.position !== 'interval' && { interval: 0 }) };
    }
    case 'image-line':
      return { ...layer, opacity, name: '' };
  }
}

function drawnOutline(outline: LineSymbol, opacity: number): LineSymbol {
  const layers = drawnLines(outline, opacity).map((line): LineSymbolLayer =>
    // The ends of a closed stroke meet.
    line.kind === 'simple-line' && line.dash === 'solid' ? { ...line, cap: 'round' } : line,
  );
  return { ...outline, layers };
}

function drawnFills(symbol: FillSymbol, opacity: number): object[] {
  return shown(symbol.layers)
    .map((one) => drawnFill({ ...one, opacity: one.opacity * opacity }))
    .filter((one) => one.kind !== 'simple-fill' || one.useOutline || !isClear(one.color));
}

type DrawnFill =
  | SimpleFill
  | LinePatternFill
  | PointPatternFill
  | { readonly kind: 'gradient-fill'; readonly colors: readonly string[] };

function drawnFill(layer: FillSymbolLayer): DrawnFill {
  const { opacity, useOutline } = layer;
  const outline = drawnOutline(layer.outline, opacity);
  const common = { opacity: 1, outline, useOutline: useOutline && outline.layers.length > 0 };
  switch (layer.kind) {
    case 'simple-fill':
      return { ...layer, ...common, color: faded(layer.color, opacity) };
    case 'gradient-fill':
      return { ...drawnGradient(layer), ...common };
    case 'line-pattern-fill':
      return {
        ...layer,
        ...common,
        line: { ...layer.line, layers: drawnLines(layer.line, opacity) },
      };
    case 'point-pattern-fill':
      return {
        ...layer,
        ...common,
        marker: { ...layer.marker, layers: drawnMarkers(layer.marker, opacity) },
      };
  }
}

function drawnGradient(layer: GradientFill) {
  const { startColor, endColor, ramp, reverse, colorScheme, opacity, ...rest } = layer;
  const ends = colorScheme === 'ramp' && ramp.colors.length > 0 ? ramp.colors : [startColor, endColor];
  const colors = (reverse && colorScheme === 'ramp' ? [...ends].reverse() : ends).map((one) =>
    faded(one, opacity),
  );
  // A circle looks the same from all sides.
  return { ...rest, colors, angle: layer.shape === 'radial' ? 0 : layer.angle };
}

function drawnLabel(label: LabelSymbol): object {
  const { opacity, color, haloColor, haloWidth, background } = label;
  return {
    ...label,
    opacity: 1,
    background: { ...background, layers: drawnFills(background, opacity) },
    color: faded(color, opacity),
    // Nobody sees the colour of a halo without width.
    haloColor: haloWidth > 0 ? faded(haloColor, opacity) : '#ffffff',
  };
}
