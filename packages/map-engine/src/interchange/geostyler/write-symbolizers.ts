import type {
  FillSymbolLayer,
  LabelSymbol,
  LineSymbol,
  MapSymbol,
  MarkerSymbolLayer,
  SimpleLine,
} from '../../model';
import { symbolColor } from '../../scheme';
import { dashLengths } from '../../symbol/dash';
import { svgData } from '../data-url';
import { hexAndAlpha } from '../hex-and-alpha';
import { shownLayers } from '../shown-layers';
import { writtenLines } from '../written-lines';
import type { GeoStylerAnchor, GeoStylerMark, GeoStylerSymbolizer, GeoStylerText } from './geostyler-style';

/** The symbolizers of a symbol, one a visible layer, in drawing order. */
export function symbolizersOf(symbol: MapSymbol): GeoStylerSymbolizer[] {
  switch (symbol.kind) {
    case 'marker':
      return shownLayers(symbol).map(pointOf);
    case 'line':
      return linesOf(symbol, 1);
    case 'fill':
      return shownLayers(symbol).flatMap(fillsOf);
  }
}

const linesOf = (symbol: LineSymbol, opacity: number): GeoStylerSymbolizer[] =>
  writtenLines(symbol, opacity, (line, outer) => ({ kind: 'Line', ...penOf(line, outer) }));

function penOf(line: SimpleLine, outer: number) {
  const { hex: color, alpha: opacity } = hexAndAlpha(line.color, line.opacity * outer);
  const { width, cap, join } = line;
  const dasharray = [...dashLengths(line.dash, width, cap)];
  return { color, opacity, width, cap, join, ...(dasharray.length > 0 && { dasharray }) };
}

function fillsOf(layer: FillSymbolLayer): GeoStylerSymbolizer[] {
  const color = layer.kind === 'simple-fill' ? layer.color : symbolColor({ kind: 'fill', layers: [layer] });
  const { hex, alpha } = hexAndAlpha(color ?? '#00000000', layer.opacity);
  const lines = layer.useOutline ? shownLayers(layer.outline) : [];
  const [only, ...more] = lines;
  const plain = only?.kind === 'simple-line' && more.length === 0 ? penOf(only, layer.opacity) : null;
  return [
    {
      kind: 'Fill',
      ...(alpha > 0 && { color: hex, fillOpacity: alpha }),
      ...(plain && {
        ...{ outlineColor: plain.color, outlineOpacity: plain.opacity, outlineWidth: plain.width },
        ...{ outlineCap: plain.cap, outlineJoin: plain.join },
        ...(plain.dasharray && { outlineDasharray: plain.dasharray }),
      }),
    },
    ...(plain ? [] : layer.useOutline ? linesOf(layer.outline, layer.opacity) : []),
  ];
}

function pointOf(layer: MarkerSymbolLayer): GeoStylerSymbolizer {
  const { rotation, offsetX, offsetY } = layer;
  const place = {
    ...(rotation !== 0 && { rotate: rotation }),
    ...((offsetX !== 0 || offsetY !== 0) && { offset: [offsetX, offsetY] as [number, number] }),
  };
  if (layer.kind === 'image-marker' || layer.kind === 'svg-marker')
    return {
      kind: 'Icon',
      image: layer.kind === 'image-marker' ? layer.source : svgData(layer.svg),
      size: layer.height,
      opacity: layer.opacity,
      anchor: anchorOf(layer),
      ...place,
    };
  const { hex, alpha } = hexAndAlpha(layer.fillColor, layer.opacity);
  return {
    kind: 'Mark',
    wellKnownName: layer.kind === 'simple-marker' ? layer.shape : fontMark(layer.fontFamily, layer.text),
    radius: layer.size / 2,
    ...{ color: hex, fillOpacity: alpha },
    ...(layer.outline && strokeOf(layer)),
    ...place,
  };
}

function strokeOf(
  layer: Extract<MarkerSymbolLayer, { readonly kind: 'simple-marker' | 'character-marker' }>,
) {
  const { hex: strokeColor, alpha: strokeOpacity } = hexAndAlpha(layer.strokeColor, layer.opacity);
  const { strokeWidth } = layer;
  const strokeDasharray = [...dashLengths(layer.strokeDash, strokeWidth, 'butt')];
  return { strokeColor, strokeOpacity, strokeWidth, ...(strokeDasharray.length > 0 && { strokeDasharray }) };
}

/** A character of a font, as GeoServer names it. */
function fontMark(family: string, text: string): GeoStylerMark {
  return `ttf://${family}#0x${(text.codePointAt(0) ?? 33).toString(16)}`;
}

function anchorOf({ anchorX, anchorY }: Pick<MarkerSymbolLayer, 'anchorX' | 'anchorY'>): GeoStylerAnchor {
  if (anchorY === 'center') return anchorX;
  return anchorX === 'center' ? anchorY : `${anchorY}-${anchorX}`;
}

/** The labels of a layer; none where they are off. */
export function textOf(label: LabelSymbol): GeoStylerText[] {
  if (!label.useLabel || label.field === null) return [];
  const { hex: color, alpha: opacity } = hexAndAlpha(label.color, label.opacity);
  const halo = hexAndAlpha(label.haloColor, label.opacity);
  const { offsetX, offsetY, rotation, haloWidth, size, placement, allowOverlap } = label;
  return [
    {
      kind: 'Text',
      label: `{{${label.field}}}`,
      font: [label.fontFamily],
      fontStyle: label.fontStyle === 'italic' ? 'italic' : 'normal',
      fontWeight: label.fontStyle === 'bold' ? 'bold' : 'normal',
      ...{ size, color, opacity, placement, allowOverlap },
      ...(rotation !== 0 && { rotate: rotation }),
      ...((offsetX !== 0 || offsetY !== 0) && { offset: [offsetX, offsetY] }),
      ...(haloWidth > 0 && { haloColor: halo.hex, haloOpacity: halo.alpha, haloWidth }),
    },
  ];
}
