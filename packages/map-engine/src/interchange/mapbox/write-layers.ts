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
import { hexAndAlpha } from '../hex-and-alpha';
import { shownLayers } from '../shown-layers';
import { writtenLines } from '../written-lines';
import type { MapboxLayer } from './mapbox-style';

/** A layer without its place in the style. */
export type LayerLook = Pick<MapboxLayer, 'type' | 'layout' | 'paint'>;

/** The layers of a symbol, one over the other. */
export function layersOf(symbol: MapSymbol): LayerLook[] {
  switch (symbol.kind) {
    case 'marker':
      return shownLayers(symbol).map(circleOf);
    case 'line':
      return linesOf(symbol, 1);
    case 'fill':
      return shownLayers(symbol).flatMap(fillsOf);
  }
}

const linesOf = (symbol: LineSymbol, opacity: number): LayerLook[] => writtenLines(symbol, opacity, lineOf);

function lineOf(line: SimpleLine, outer: number): LayerLook {
  const { hex, alpha } = hexAndAlpha(line.color, line.opacity * outer);
  // Counted in widths.
  const dashes = dashLengths(line.dash, line.width, line.cap).map((length) => length / line.width);
  return {
    type: 'line',
    layout: { 'line-cap': line.cap, 'line-join': line.join },
    paint: {
      ...{ 'line-color': hex, 'line-opacity': alpha, 'line-width': line.width },
      ...(dashes.length > 0 && { 'line-dasharray': dashes }),
    },
  };
}

function fillsOf(layer: FillSymbolLayer): LayerLook[] {
  const color = layer.kind === 'simple-fill' ? layer.color : symbolColor({ kind: 'fill', layers: [layer] });
  const { hex, alpha } = hexAndAlpha(color ?? '#00000000', layer.opacity);
  return [
    { type: 'fill', paint: { 'fill-color': hex, 'fill-opacity': alpha } },
    ...(layer.useOutline ? linesOf(layer.outline, layer.opacity) : []),
  ];
}

/** Shapes, characters and pictures come of a sprite there, so a circle stands for them. */
function circleOf(layer: MarkerSymbolLayer): LayerLook {
  const size = 'size' in layer ? layer.size : layer.height;
  const fill = hexAndAlpha(('fillColor' in layer ? layer.fillColor : null) ?? '#808080', layer.opacity);
  const stroke = 'outline' in layer && layer.outline ? hexAndAlpha(layer.strokeColor, layer.opacity) : null;
  const width = 'outline' in layer ? layer.strokeWidth : 0;
  const { offsetX, offsetY } = layer;
  return {
    type: 'circle',
    paint: {
      // Strokes there are outside of the radius, here half of them is inside.
      'circle-radius': Math.max(0, size / 2 - (stroke ? width / 2 : 0)),
      ...{ 'circle-color': fill.hex, 'circle-opacity': fill.alpha },
      ...(stroke && {
        'circle-stroke-color': stroke.hex,
        'circle-stroke-opacity': stroke.alpha,
        'circle-stroke-width': width,
      }),
      ...((offsetX !== 0 || offsetY !== 0) && { 'circle-translate': [offsetX, offsetY] }),
    },
  };
}

const faces = { normal: 'Regular', bold: 'Bold', italic: 'Italic' } as const;

/** The labels of a layer; none where they are off. */
export function labelLayers(label: LabelSymbol): LayerLook[] {
  if (!label.useLabel || label.field === null) return [];
  const { size, offsetX, offsetY, rotation, haloWidth, placement } = label;
  const { hex, alpha } = hexAndAlpha(label.color, label.opacity);
  return [
    {
      type: 'symbol',
      layout: {
        'text-field': ['to-string', ['get', label.field]],
        'text-font': [`${label.fontFamily} ${faces[label.fontStyle]}`],
        'text-size': size,
        // Counted in sizes.
        ...((offsetX !== 0 || offsetY !== 0) && { 'text-offset': [offsetX / size, offsetY / size] }),
        ...(rotation !== 0 && { 'text-rotate': rotation }),
        'symbol-placement': placement,
        'text-allow-overlap': label.allowOverlap,
      },
      paint: {
        ...{ 'text-color': hex, 'text-opacity': alpha },
        ...(haloWidth > 0 && { 'text-halo-color': label.haloColor, 'text-halo-width': haloWidth }),
      },
    },
  ];
}
