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
import { textElement } from '../xml';
import type { SldWords } from './sld-xml';

/** The symbolizers of a symbol, one a visible layer, in drawing order. */
export function symbolizers(symbol: MapSymbol, words: SldWords): string[] {
  switch (symbol.kind) {
    case 'marker':
      return shown(symbol).map((layer) => words.se('PointSymbolizer', [graphic(layer, words)]));
    case 'line':
      return lineSymbolizers(symbol, 1, words);
    case 'fill':
      return shown(symbol).flatMap((layer) => fillSymbolizers(layer, words));
  }
}

const shown = <L extends { readonly visible: boolean }>({ layers }: { readonly layers: readonly L[] }): L[] =>
  layers.filter(({ visible }) => visible);

function lineSymbolizers(symbol: LineSymbol, opacity: number, words: SldWords): string[] {
  return shown(symbol).flatMap((layer) => {
    if (layer.kind === 'simple-line') return [words.se('LineSymbolizer', [stroke(layer, opacity, words)])];
    // Pictures and markers along a line have no word that programs share: their colour is drawn.
    const color = symbolColor({ kind: 'line', layers: [layer] });
    return color === null
      ? []
      : [
          words.se('LineSymbolizer', [
            words.se('Stroke', colored('stroke', color, layer.opacity * opacity, words)),
          ]),
        ];
  });
}

function fillSymbolizers(layer: FillSymbolLayer, words: SldWords): string[] {
  const color = layer.kind === 'simple-fill' ? layer.color : symbolColor({ kind: 'fill', layers: [layer] });
  const lines = layer.useOutline ? shown(layer.outline) : [];
  const [only, ...more] = lines;
  const plain = only?.kind === 'simple-line' && more.length === 0 ? only : null;
  const fill = words.se('Fill', colored('fill', color ?? '#00000000', layer.opacity, words));
  return [
    words.se('PolygonSymbolizer', [fill, ...(plain ? [stroke(plain, layer.opacity, words)] : [])]),
    ...(plain || lines.length === 0 ? [] : lineSymbolizers(layer.outline, layer.opacity, words)),
  ];
}

const joins = { bevel: 'bevel', miter: 'mitre', round: 'round' } as const;

function stroke(line: SimpleLine, opacity: number, words: SldWords): string {
  const dashes = dashLengths(line.dash, line.width, 'butt');
  return words.se('Stroke', [
    ...colored('stroke', line.color, line.opacity * opacity, words),
    words.parameter('stroke-width', line.width),
    words.parameter('stroke-linejoin', joins[line.join]),
    words.parameter('stroke-linecap', line.cap),
    ...(dashes.length > 0 ? [words.parameter('stroke-dasharray', dashes.join(' '))] : []),
  ]);
}

/** A colour, and its alpha where it has one. */
function colored(name: 'fill' | 'stroke', color: string, opacity: number, words: SldWords): string[] {
  const { hex, alpha } = hexAndAlpha(color, opacity);
  return [words.parameter(name, hex), ...(alpha < 1 ? [words.parameter(`${name}-opacity`, alpha)] : [])];
}

const anchors = { left: 0, center: 0.5, right: 1 } as const;
// Anchors of SLD count from below.
const heights = { bottom: 0, center: 0.5, top: 1 } as const;
/** The shapes that both versions know; others are the extension of programs, so a circle stands for them. */
const wellKnown = {
  circle: 'circle',
  triangle: 'triangle',
  square: 'square',
  star: 'star',
  cross: 'cross',
} as const;

function graphic(layer: MarkerSymbolLayer, words: SldWords): string {
  const size = 'size' in layer ? layer.size : layer.height;
  const { offsetX, offsetY, anchorX, anchorY, rotation } = layer;
  return words.se('Graphic', [
    picture(layer, words),
    ...(layer.opacity < 1 && !('fillColor' in layer) ? [words.seText('Opacity', layer.opacity)] : []),
    words.seText('Size', size),
    ...(rotation === 0 ? [] : [words.seText('Rotation', rotation)]),
    ...(anchorX === 'center' && anchorY === 'center'
      ? []
      : [
          words.se('AnchorPoint', [
            words.seText('AnchorPointX', anchors[anchorX]),
            words.seText('AnchorPointY', heights[anchorY]),
          ]),
        ]),
    ...(offsetX === 0 && offsetY === 0
      ? []
      : [
          words.se('Displacement', [
            words.seText('DisplacementX', offsetX),
            // Upwards.
            words.seText('DisplacementY', -offsetY || 0),
          ]),
        ]),
  ]);
}

function picture(layer: MarkerSymbolLayer, words: SldWords): string {
  if (layer.kind === 'image-marker') return external(layer.source, mediaType(layer.source), words);
  if (layer.kind === 'svg-marker') return external(svgData(layer.svg), 'image/svg+xml', words);
  const name =
    layer.kind === 'simple-marker' && Object.hasOwn(wellKnown, layer.shape) ? layer.shape : 'circle';
  const line = layer.outline
    ? [
        words.se('Stroke', [
          ...colored('stroke', layer.strokeColor, layer.opacity, words),
          words.parameter('stroke-width', layer.strokeWidth),
          ...(layer.strokeDash === 'solid'
            ? []
            : [
                words.parameter(
                  'stroke-dasharray',
                  dashLengths(layer.strokeDash, layer.strokeWidth, 'butt').join(' '),
                ),
              ]),
        ]),
      ]
    : [];
  return words.se('Mark', [
    words.seText('WellKnownName', name),
    words.se('Fill', colored('fill', layer.fillColor, layer.opacity, words)),
    ...line,
  ]);
}

function external(href: string, type: string, words: SldWords): string {
  return words.se('ExternalGraphic', [
    words.se('OnlineResource', [], { 'xlink:type': 'simple', 'xlink:href': href }),
    words.seText('Format', type),
  ]);
}

const mediaType = (source: string): string => /^data:([\w/+.-]+)/.exec(source)?.[1] ?? 'image/png';

/** The labels of a layer; none where they are off. */
export function textSymbolizer(label: LabelSymbol, words: SldWords): string[] {
  if (!label.useLabel || label.field === null) return [];
  const { offsetX, offsetY, rotation, haloWidth } = label;
  const point = words.se('PointPlacement', [
    words.se('AnchorPoint', [words.seText('AnchorPointX', 0.5), words.seText('AnchorPointY', 0.5)]),
    words.se('Displacement', [
      words.seText('DisplacementX', offsetX),
      words.seText('DisplacementY', -offsetY || 0),
    ]),
    words.seText('Rotation', rotation),
  ]);
  return [
    words.se('TextSymbolizer', [
      words.se('Label', [textElement('ogc:PropertyName', label.field)]),
      words.se('Font', [
        words.parameter('font-family', label.fontFamily),
        words.parameter('font-size', label.size),
        words.parameter('font-style', label.fontStyle === 'italic' ? 'italic' : 'normal'),
        words.parameter('font-weight', label.fontStyle === 'bold' ? 'bold' : 'normal'),
      ]),
      words.se('LabelPlacement', [label.placement === 'line' ? words.se('LinePlacement', []) : point]),
      ...(haloWidth > 0
        ? [
            words.se('Halo', [
              words.seText('Radius', haloWidth),
              words.se('Fill', colored('fill', label.haloColor, label.opacity, words)),
            ]),
          ]
        : []),
      words.se('Fill', colored('fill', label.color, label.opacity, words)),
    ]),
  ];
}
