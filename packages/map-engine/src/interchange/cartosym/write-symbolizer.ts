import { parseColor } from '../../color';
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
import { shownLayers } from '../shown-layers';
import { writtenLines } from '../written-lines';
import type {
  CartoSymFont,
  CartoSymGraphic,
  CartoSymPaint,
  CartoSymStroke,
  CartoSymSymbolizer,
} from './cartosym-style';

/** A point is 1/72 inch, a pixel 1/96. */
const points = 72 / 96;

/** How a row draws. Everything is said, because a rule keeps what earlier ones say of what it leaves out. */
export function symbolizerOf(symbol: MapSymbol): CartoSymSymbolizer {
  switch (symbol.kind) {
    case 'marker':
      return { marker: { elements: shownLayers(symbol).flatMap(graphicsOf) } };
    case 'line':
      return { stroke: strokeOf(symbol, 1) };
    case 'fill': {
      const [layer] = shownLayers(symbol);
      return layer ? polygonOf(layer) : { fill: paintOf('#00000000'), stroke: nothing };
    }
  }
}

const nothing: CartoSymStroke = { ...paintOf('#00000000'), width: { px: 0 } };

function paintOf(color: string, opacity = 1): CartoSymPaint {
  const { r, g, b, a } = parseColor(color);
  return {
    color: [Math.round(r), Math.round(g), Math.round(b)],
    opacity: Math.round(1000 * a * opacity) / 1000,
  };
}

function polygonOf(layer: FillSymbolLayer): CartoSymSymbolizer {
  const color = layer.kind === 'simple-fill' ? layer.color : symbolColor({ kind: 'fill', layers: [layer] });
  return {
    fill: paintOf(color ?? '#00000000', layer.opacity),
    stroke: layer.useOutline ? strokeOf(layer.outline, layer.opacity) : nothing,
  };
}

/** The first pen, and a narrower one over it as centre line. */
function strokeOf(symbol: LineSymbol, opacity: number): CartoSymStroke {
  const [pen, over] = writtenLines(symbol, opacity, penOf);
  if (!pen) return nothing;
  const isCentre = over && !over.dashPattern && over.width.px < pen.width.px;
  return { ...pen, ...(isCentre && { centerLine: over }) };
}

function penOf(line: SimpleLine, outer: number): CartoSymStroke {
  // The lengths are whole pixels there.
  const dashes = dashLengths(line.dash, line.width, line.cap).map(Math.round);
  return {
    ...paintOf(line.color, line.opacity * outer),
    width: { px: line.width },
    ...(dashes.length > 0 && { dashPattern: dashes }),
  };
}

function graphicsOf(layer: MarkerSymbolLayer): CartoSymGraphic[] {
  const { offsetX, offsetY, opacity } = layer;
  const place = {
    ...((offsetX !== 0 || offsetY !== 0) && {
      position: [{ px: offsetX }, { px: offsetY }] satisfies CartoSymGraphic['position'],
    }),
  };
  switch (layer.kind) {
    case 'image-marker':
    case 'svg-marker':
      return [
        {
          type: 'Image',
          image: { uri: layer.kind === 'image-marker' ? layer.source : svgData(layer.svg) },
          hotSpot: [{ pc: shares[layer.anchorX] }, { pc: shares[layer.anchorY] }],
          opacity,
          ...place,
        },
      ];
    case 'character-marker':
      return [
        {
          type: 'Text',
          text: layer.text,
          alignment: ['center', 'middle'],
          font: fontOf(layer, paintOf(layer.fillColor, opacity)),
          ...place,
        },
      ];
    case 'simple-marker': {
      const dot = (color: string, width: number): CartoSymGraphic => ({
        ...{ type: 'Dot', stroke: { ...paintOf(color, opacity), width: { px: width } } },
        ...place,
      });
      // An outline is a greater dot below, of which the inner half is under the fill.
      if (!layer.outline) return [dot(layer.fillColor, layer.size)];
      const { size, strokeWidth: width } = layer;
      return [
        dot(layer.strokeColor, size + width),
        ...(size > width ? [dot(layer.fillColor, size - width)] : []),
      ];
    }
  }
}

/** Which part of a picture is at its point, in per cent from its left and its top. */
const shares = { left: 0, center: 50, right: 100, top: 0, bottom: 100 } as const;

function fontOf(
  { fontFamily, fontStyle, size }: Pick<LabelSymbol, 'fontFamily' | 'fontStyle' | 'size'>,
  paint: CartoSymPaint,
): CartoSymFont {
  return {
    face: fontFamily,
    size: size * points,
    bold: fontStyle === 'bold',
    italic: fontStyle === 'italic',
    ...paint,
  };
}

/** The labels of a layer; undefined where they are off. */
export function labelOf(label: LabelSymbol): CartoSymSymbolizer['label'] {
  if (!label.useLabel || label.field === null) return undefined;
  const { offsetX, offsetY, haloWidth, haloColor, opacity, priorityField } = label;
  return {
    elements: [
      {
        type: 'Text',
        text: { property: label.field },
        alignment: ['center', 'middle'],
        font: {
          ...fontOf(label, paintOf(label.color, opacity)),
          ...(haloWidth > 0 && { outline: { ...paintOf(haloColor, opacity), size: haloWidth } }),
        },
        ...((offsetX !== 0 || offsetY !== 0) && { position: [{ px: offsetX }, { px: offsetY }] }),
      },
    ],
    ...(priorityField !== null && { placement: { priority: { property: priorityField } } }),
  };
}
