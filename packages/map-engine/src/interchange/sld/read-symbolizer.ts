import {
  fillSymbol,
  imageMarker,
  labelSymbol,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
  svgMarker,
} from '../../model';
import type {
  LabelSymbol,
  LineJoin,
  MapSymbol,
  MarkerSymbolLayer,
  SimpleLine,
  StrokeDash,
  VectorGeometry,
} from '../../model';
import { isPictureData, svgInData } from '../data-url';
import type { LossNotes } from '../loss';
import { shapeOfMark } from '../mark-shapes';
import { nearestDash } from '../nearest-dash';
import { find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { literal } from './local-names';
import { elementNumber, sldParameters } from './read-parameters';

/** What draws each geometry. */
export const symbolizerGeometries: Readonly<Record<string, VectorGeometry>> = {
  PointSymbolizer: 'point',
  LineSymbolizer: 'line',
  PolygonSymbolizer: 'polygon',
};

/** The symbol of a rule; null where the rule draws nothing of the geometry. */
export function readSymbol(rule: XmlElement, geometry: VectorGeometry, notes: LossNotes): MapSymbol | null {
  const written = rule.children.filter(({ name }) => Object.hasOwn(symbolizerGeometries, name));
  const own = written.filter(({ name }) => fits(name, geometry));
  for (const { name } of written) if (!fits(name, geometry)) notes.add(name, 'unsupported');
  if (own.length === 0) return null;
  const below = (element: XmlElement) => notes.below(element.name);
  if (geometry === 'point') return markerSymbol(...own.map((one) => readMarker(one, below(one))));
  if (geometry === 'line')
    return lineSymbol(...own.map((one) => readStroke(find(one, 'Stroke'), below(one))));
  return fillSymbol(...own.map((one) => readFill(one, below(one))));
}

/** Lines of a rule on polygons are their outlines. */
function fits(name: string, geometry: VectorGeometry): boolean {
  return symbolizerGeometries[name] === geometry || (geometry === 'polygon' && name === 'LineSymbolizer');
}

function readFill(element: XmlElement, notes: LossNotes) {
  const [fill, stroke] = [find(element, 'Fill'), find(element, 'Stroke')];
  if (find(fill, 'GraphicFill')) notes.add('GraphicFill', 'unsupported', 'flat colour');
  for (const name of ['PerpendicularOffset', 'Displacement'])
    if (find(element, name)) notes.add(name, 'unsupported');
  return simpleFill({
    color: fill ? sldParameters(fill, notes.below('Fill')).color('fill', '#808080') : '#00000000',
    useOutline: stroke !== undefined,
    ...(stroke && { outline: lineSymbol(readStroke(stroke, notes)) }),
  });
}

const joins: Readonly<Record<string, LineJoin>> = {
  bevel: 'bevel',
  mitre: 'miter',
  miter: 'miter',
  round: 'round',
};

/** A pen; SLD draws black of one pixel where nothing is said. */
function readStroke(stroke: XmlElement | undefined, notes: LossNotes): SimpleLine {
  const own = notes.below('Stroke');
  for (const name of ['GraphicStroke', 'GraphicFill'])
    if (find(stroke, name)) own.add(name, 'unsupported', 'a plain line');
  const pen = sldParameters(stroke, own);
  const width = pen.number('stroke-width', 1, 'lineWidth');
  const cap = pen.text('stroke-linecap', 'butt');
  return simpleLine({
    color: pen.color('stroke', '#000000'),
    width,
    dash: readDash(pen.text('stroke-dasharray', ''), width, own),
    join: joins[pen.text('stroke-linejoin', 'mitre')] ?? 'miter',
    cap: cap === 'round' || cap === 'square' ? cap : 'butt',
  });
}

/** Dashes are written for flat ends. */
function readDash(written: string, width: number, notes: LossNotes): StrokeDash {
  const lengths = written
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return nearestDash(lengths, { width, cap: 'butt' }, 'stroke-dasharray', notes);
}

const anchorAt = <A extends string>(share: number, [low, middle, high]: readonly [A, A, A]): A =>
  share < 0.25 ? low : share > 0.75 ? high : middle;

function readMarker(element: XmlElement, notes: LossNotes): MarkerSymbolLayer {
  const graphic = find(element, 'Graphic');
  const own = notes.below('Graphic');
  const number = (path: readonly string[], otherwise: number, bound: Parameters<typeof elementNumber>[3]) =>
    elementNumber(graphic, path, otherwise, bound, own);
  const place = {
    opacity: number(['Opacity'], 1, 'opacity'),
    rotation: number(['Rotation'], 0, 'rotation'),
    offsetX: number(['Displacement', 'DisplacementX'], 0, 'offset'),
    offsetY: -number(['Displacement', 'DisplacementY'], 0, 'offset') || 0,
    anchorX: anchorAt(number(['AnchorPoint', 'AnchorPointX'], 0.5, 'opacity'), ['left', 'center', 'right']),
    anchorY: anchorAt(number(['AnchorPoint', 'AnchorPointY'], 0.5, 'opacity'), ['bottom', 'center', 'top']),
  };
  const href = find(graphic, 'ExternalGraphic', 'OnlineResource')?.attributes.href;
  if (href !== undefined && isPictureData(href)) {
    const size = number(['Size'], 16, 'imageHeight');
    const svg = svgInData(href);
    return svg === null
      ? imageMarker({ name: 'marker', source: href, width: size, height: size, ...place })
      : svgMarker({ svg, width: size, height: size, ...place });
  }
  if (href !== undefined) own.add('ExternalGraphic', 'not-included', 'square');
  const mark = find(graphic, 'Mark');
  const name = literal(find(mark, 'WellKnownName')) ?? 'square';
  const known = shapeOfMark(name);
  if (!known) own.add('WellKnownName', 'unsupported', 'square');
  const { shape, turn } = known ?? { shape: 'square', turn: 0 };
  const [fill, stroke] = [find(mark, 'Fill'), find(mark, 'Stroke')];
  const pen = sldParameters(stroke, own.below('Stroke'));
  const strokeWidth = stroke ? pen.number('stroke-width', 1, 'outlineWidth') : 1;
  return simpleMarker({
    shape,
    size: number(['Size'], 6, 'simpleMarkerSize'),
    fillColor: fill ? sldParameters(fill, own.below('Fill')).color('fill', '#808080') : '#00000000',
    ...place,
    rotation: place.rotation + turn,
    outline: stroke !== undefined,
    ...(stroke && {
      strokeColor: pen.color('stroke', '#000000'),
      strokeWidth,
      strokeDash: readDash(pen.text('stroke-dasharray', ''), strokeWidth, own.below('Stroke')),
    }),
  });
}

/** The labels of the first text symbolizer. */
export function readText(element: XmlElement | undefined, notes: LossNotes): LabelSymbol {
  if (!element) return labelSymbol();
  const own = notes.below('TextSymbolizer');
  const label = find(element, 'Label');
  const [property, ...more] = label?.children ?? [];
  const field = property?.name === 'PropertyName' ? property.text.trim() : null;
  if (field === null || more.length > 0 || (label?.text.trim() ?? '') !== '')
    own.add('Label', 'expression', field);
  const font = sldParameters(find(element, 'Font'), own.below('Font'));
  const halo = find(element, 'Halo');
  const placement = find(element, 'LabelPlacement', 'PointPlacement');
  const isBold = font.text('font-weight', 'normal') === 'bold';
  const number = (path: readonly string[], bound: Parameters<typeof elementNumber>[3]) =>
    elementNumber(placement, path, 0, bound, own);
  return labelSymbol({
    useLabel: field !== null,
    field,
    fontFamily: font.text('font-family', 'sans-serif'),
    fontStyle: isBold ? 'bold' : font.text('font-style', 'normal') === 'normal' ? 'normal' : 'italic',
    size: font.number('font-size', 10, 'labelSize'),
    color: sldParameters(find(element, 'Fill'), own.below('Fill')).color('fill', '#000000'),
    haloWidth: halo ? elementNumber(halo, ['Radius'], 1, 'labelHaloWidth', own) : 0,
    ...(halo && { haloColor: sldParameters(find(halo, 'Fill'), own.below('Halo')).color('fill', '#ffffff') }),
    offsetX: number(['Displacement', 'DisplacementX'], 'offset'),
    offsetY: -number(['Displacement', 'DisplacementY'], 'offset') || 0,
    rotation: number(['Rotation'], 'rotation'),
    placement: find(element, 'LabelPlacement', 'LinePlacement') ? 'line' : 'point',
  });
}
