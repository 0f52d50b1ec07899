import { encodeBase64 } from '../../geometry/base64';
import type { MarkerOutline, MarkerPlacement, MarkerSymbol, MarkerSymbolLayer } from '../../model';
import { qgisColor } from './qml-color';
import { penStyles, pixels, qmlLayer, qmlSymbol, shownLayers } from './write-layer';

/**
 * A marker symbol of QGIS. A drawing keeps its own colours unless it asks for one by `param(fill)`.
 * @param alpha opacity of the whole, 0-1
 */
export function markerQml(name: string, symbol: MarkerSymbol, alpha = 1): string {
  return qmlSymbol('marker', name, shownLayers(symbol).map(layerOf), alpha);
}

function layerOf(layer: MarkerSymbolLayer): string {
  const place = placeOf(layer);
  switch (layer.kind) {
    case 'simple-marker':
      return qmlLayer('SimpleMarker', {
        name: layer.shape === 'cross' ? 'cross_fill' : layer.shape,
        color: qgisColor(layer.fillColor, layer.opacity),
        ...pixels('size', layer.size),
        ...place,
        ...outlineOf(layer, layer.opacity),
        outline_style: layer.outline ? penStyles[layer.strokeDash] : 'no',
        scale_method: 'diameter',
      });
    case 'character-marker':
      return qmlLayer('FontMarker', {
        chr: layer.text,
        color: qgisColor(layer.fillColor, layer.opacity),
        font: layer.fontFamily,
        font_style: { normal: '', bold: 'Bold', italic: 'Italic' }[layer.fontStyle],
        ...pixels('size', layer.size),
        ...place,
        ...outlineOf(layer, layer.opacity),
      });
    case 'svg-marker':
      return qmlLayer('SvgMarker', {
        name: `base64:${encodeBase64(new TextEncoder().encode(layer.svg))}`,
        color: qgisColor(layer.fillColor ?? '#000000', layer.opacity),
        ...sizeOf(layer),
        ...place,
        ...outlineOf(layer, layer.opacity),
      });
    case 'image-marker':
      return qmlLayer('RasterMarker', {
        imageFile: pictureOf(layer.source),
        alpha: layer.opacity,
        ...sizeOf(layer),
        ...place,
      });
  }
}

/** A picture written into the style; an address stays one. */
export function pictureOf(source: string): string {
  const [, base64] = /^data:image\/[\w.+-]+;base64,(.*)$/s.exec(source) ?? [];
  return base64 === undefined ? source : `base64:${base64}`;
}

function sizeOf({ width, height }: { readonly width: number; readonly height: number }) {
  return { ...pixels('size', width), fixedAspectRatio: height / width, scale_method: 'diameter' };
}

/** In the order of QGIS' numbers. */
const anchorsX = { left: 0, center: 1, right: 2 } as const;
const anchorsY = { top: 0, center: 1, bottom: 2 } as const;

function placeOf({ rotation, offsetX, offsetY, anchorX, anchorY }: MarkerPlacement) {
  return {
    angle: rotation,
    ...pixels('offset', `${offsetX},${offsetY}`),
    horizontal_anchor_point: anchorsX[anchorX],
    vertical_anchor_point: anchorsY[anchorY],
  };
}

/** Characters and drawings have no outline where its width is 0. */
function outlineOf({ outline, strokeColor, strokeWidth }: MarkerOutline, opacity: number) {
  return {
    outline_color: qgisColor(strokeColor, opacity),
    ...pixels('outline_width', outline ? strokeWidth : 0),
    joinstyle: 'miter',
  };
}
