import type {
  FillSymbolLayer,
  LabelSymbol,
  LineSymbol,
  MapSymbol,
  MarkerSymbolLayer,
  SimpleLine,
} from '../../model';
import { parseColor, withAlpha } from '../../color';
import { symbolColor } from '../../scheme';
import { dashLengths } from '../../symbol/dash';
import { cssFont } from '../../symbol/marker-parts';
import { svgData } from '../data-url';
import { shownLayers } from '../shown-layers';
import { writtenLines } from '../written-lines';
import type { FlatStyleProperties } from './flat-style';
import { turned } from './turned';

/** The styles of a symbol, one over the other. */
export function flatStylesOf(symbol: MapSymbol): FlatStyleProperties[] {
  switch (symbol.kind) {
    case 'marker':
      return shownLayers(symbol).map(pointOf);
    case 'line':
      return linesOf(symbol, 1);
    case 'fill':
      return shownLayers(symbol).flatMap(fillsOf);
  }
}

const faded = (color: string, opacity: number): string => withAlpha(color, parseColor(color).a * opacity);

const linesOf = (symbol: LineSymbol, opacity: number): FlatStyleProperties[] =>
  writtenLines(symbol, opacity, strokeOf);

function strokeOf(line: SimpleLine, opacity: number): FlatStyleProperties {
  const dashes = [...dashLengths(line.dash, line.width, line.cap)];
  return {
    'stroke-color': faded(line.color, line.opacity * opacity),
    'stroke-width': line.width,
    'stroke-line-cap': line.cap,
    'stroke-line-join': line.join,
    ...(dashes.length > 0 && { 'stroke-line-dash': dashes }),
  };
}

function fillsOf(layer: FillSymbolLayer): FlatStyleProperties[] {
  const color = layer.kind === 'simple-fill' ? layer.color : symbolColor({ kind: 'fill', layers: [layer] });
  const fill = { 'fill-color': faded(color ?? '#00000000', layer.opacity) };
  const [first = {}, ...more] = layer.useOutline ? linesOf(layer.outline, layer.opacity) : [];
  return [{ ...fill, ...first }, ...more];
}

const degree = Math.PI / 180;
/** What a radius of a regular shape is of half of its size here, and how it is turned. */
const shapes = {
  triangle: { points: 3, radius: 1 },
  square: { points: 4, radius: Math.SQRT2, angle: Math.PI / 4 },
  pentagon: { points: 5, radius: 1 },
  // The inner corners of a pentagram are where its edges cross.
  star: { points: 5, radius: 1, inner: Math.cos(72 * degree) / Math.cos(36 * degree) },
  hexagon: { points: 6, radius: 1 },
  // The nearest: a star of four narrow points.
  cross: { points: 4, radius: 1, inner: 0.2 },
} as const;

function pointOf(layer: MarkerSymbolLayer): FlatStyleProperties {
  const { offsetX, offsetY, opacity } = layer;
  const rotation = layer.rotation * degree;
  // Upwards.
  const displacement: [number, number] | null =
    offsetX === 0 && offsetY === 0 ? null : [offsetX, -offsetY || 0];
  if (layer.kind === 'image-marker' || layer.kind === 'svg-marker')
    return {
      'icon-src': layer.kind === 'image-marker' ? layer.source : svgData(layer.svg),
      'icon-width': layer.width,
      'icon-height': layer.height,
      'icon-anchor': [shares[layer.anchorX], shares[layer.anchorY]],
      'icon-opacity': opacity,
      ...(displacement && { 'icon-displacement': displacement }),
      ...(rotation !== 0 && { 'icon-rotation': rotation }),
    };
  const fill = faded(layer.fillColor, opacity);
  const stroke = layer.outline ? faded(layer.strokeColor, opacity) : null;
  const dashes = [...dashLengths(layer.strokeDash, layer.strokeWidth, 'butt')];
  if (layer.kind === 'character-marker' || layer.shape === 'circle')
    return {
      'circle-radius': layer.size / 2,
      'circle-fill-color': fill,
      ...(stroke !== null && {
        'circle-stroke-color': stroke,
        'circle-stroke-width': layer.strokeWidth,
        ...(dashes.length > 0 && {
          'circle-stroke-line-dash': dashes,
          'circle-stroke-line-cap': 'butt' as const,
        }),
      }),
      ...(displacement && { 'circle-displacement': displacement }),
      ...(rotation !== 0 && { 'circle-rotation': rotation }),
    };
  const shape: {
    readonly points: number;
    readonly radius: number;
    readonly inner?: number;
    readonly angle?: number;
  } = shapes[layer.shape];
  const half = layer.size / 2;
  // `shape-rotation` turns a picture of the shape, which blurs its edges, and the displacement with it.
  const turn = (shape.angle ?? 0) + rotation;
  return {
    'shape-points': shape.points,
    'shape-radius': half * shape.radius,
    ...(shape.inner !== undefined && { 'shape-radius2': half * shape.inner }),
    ...(turn !== 0 && { 'shape-angle': turn }),
    'shape-fill-color': fill,
    ...(stroke !== null && {
      'shape-stroke-color': stroke,
      'shape-stroke-width': layer.strokeWidth,
      'shape-stroke-line-join': 'miter' as const,
      ...(dashes.length > 0 && {
        'shape-stroke-line-dash': dashes,
        'shape-stroke-line-cap': 'butt' as const,
      }),
    }),
    ...(displacement && { 'shape-displacement': turned(displacement, -rotation) }),
  };
}

/** Which part of a picture is at its point, from its left and its top. */
const shares = { left: 0, center: 0.5, right: 1, top: 0, bottom: 1 } as const;

/** The labels of a layer; none where they are off. Missing values have no label, and numbers are written as they are. */
export function flatTextOf(label: LabelSymbol): FlatStyleProperties[] {
  if (!label.useLabel || label.field === null) return [];
  const { offsetX, offsetY, rotation, haloWidth, placement } = label;
  return [
    {
      'text-value': ['concat', ['coalesce', ['get', label.field], ''], ''],
      'text-font': cssFont(label.fontStyle, label.size, label.fontFamily),
      'text-fill-color': faded(label.color, label.opacity),
      ...(haloWidth > 0 && {
        'text-stroke-color': faded(label.haloColor, label.opacity),
        // On both sides.
        'text-stroke-width': 2 * haloWidth,
      }),
      ...(offsetX !== 0 && { 'text-offset-x': offsetX }),
      ...(offsetY !== 0 && { 'text-offset-y': offsetY }),
      ...(rotation !== 0 && { 'text-rotation': rotation * degree }),
      'text-placement': placement,
      'text-overflow': placement === 'point',
      'text-declutter-mode': label.allowOverlap ? 'none' : 'declutter',
    },
  ];
}
