import {
  characterMarker,
  imageMarker,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
  svgMarker,
} from '../../model';
import type {
  LineCap,
  LineJoin,
  MapSymbol,
  MarkerSymbolLayer,
  SimpleFill,
  SimpleLine,
  VectorGeometry,
} from '../../model';
import { isPictureData, svgInData } from '../data-url';
import { jsonParameters } from '../json/json-parameters';
import type { JsonParameters } from '../json/json-parameters';
import { isList, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { shapeOfMark } from '../mark-shapes';
import { nearestDash } from '../nearest-dash';
import { outlinedFill } from '../outlined-fill';
import { neutralPen, neutralPoint } from './neutral';

/** What draws each geometry. */
export const symbolizerGeometries: Readonly<Record<string, VectorGeometry>> = {
  Mark: 'point',
  Icon: 'point',
  Line: 'line',
  Fill: 'polygon',
};

/** What a symbolizer draws; null for labels and cells. */
export function geometryOf(symbolizer: JsonObject): VectorGeometry | null {
  const kind = own(symbolizer, 'kind');
  return typeof kind === 'string' && Object.hasOwn(symbolizerGeometries, kind)
    ? symbolizerGeometries[kind]
    : null;
}

/** Whether a symbolizer draws a geometry; lines of a rule on polygons are their outlines. */
export function draws(symbolizer: JsonObject, geometry: VectorGeometry): boolean {
  const own = geometryOf(symbolizer);
  return own === geometry || (geometry === 'polygon' && own === 'line');
}

/** The symbol of a rule; null where the rule draws nothing of the geometry. */
export function readSymbolizers(
  written: readonly JsonObject[],
  geometry: VectorGeometry,
  notes: LossNotes,
): MapSymbol | null {
  const shown = written.filter((one) => geometryOf(one) !== null && own(one, 'visibility') !== false);
  const kindOf = (one: JsonObject): string => String(own(one, 'kind'));
  for (const one of shown) if (!draws(one, geometry)) notes.add(kindOf(one), 'unsupported');
  const fitting = shown.filter((one) => draws(one, geometry));
  if (fitting.length === 0) return null;
  const parameters = (one: JsonObject) => jsonParameters(one, notes.below(kindOf(one)));
  const below = (one: JsonObject): LossNotes => notes.below(kindOf(one));
  if (geometry === 'point')
    return markerSymbol(...fitting.map((one) => readPoint(kindOf(one), parameters(one), below(one))));
  if (geometry === 'line') return lineSymbol(...fitting.map((one) => wholeLine(parameters(one), below(one))));
  return outlinedFill(
    fitting.map((one) =>
      geometryOf(one) === 'line'
        ? wholeLine(parameters(one), below(one))
        : readFill(parameters(one), below(one)),
    ),
  );
}

/** What the properties of a pen are called. */
interface PenNames {
  readonly color: string;
  readonly opacity: string;
  readonly width: string;
  readonly cap: string;
  readonly join: string;
  readonly dashes: string;
}
const linePen: PenNames = {
  ...{ color: 'color', opacity: 'opacity', width: 'width' },
  ...{ cap: 'cap', join: 'join', dashes: 'dasharray' },
};
const outlinePen: PenNames = {
  ...{ color: 'outlineColor', opacity: 'outlineOpacity', width: 'outlineWidth' },
  ...{ cap: 'outlineCap', join: 'outlineJoin', dashes: 'outlineDasharray' },
};

function wholeLine(props: JsonParameters, notes: LossNotes): SimpleLine {
  const line = readLine(props, linePen, notes);
  props.noteUnread(neutralPen);
  return line;
}

function readLine(props: JsonParameters, pen: PenNames, notes: LossNotes, outer = 1): SimpleLine {
  props.unsupported(['graphicStroke', 'graphicFill', 'perpendicularOffset', 'gradient', 'gapWidth', 'blur']);
  const width = props.number(pen.width, 1, 'lineWidth');
  const cap = capOf(props.text(pen.cap, 'butt'));
  return simpleLine({
    color: props.color(pen.color, '#000000', props.number(pen.opacity, 1, 'opacity') * outer),
    ...{ width, cap },
    dash: nearestDash(props.numbers(pen.dashes), { width, cap }, pen.dashes, notes),
    join: joinOf(props.text(pen.join, 'miter')),
  });
}

const capOf = (text: string): LineCap => (text === 'round' || text === 'square' ? text : 'butt');
const joinOf = (text: string): LineJoin => (text === 'round' || text === 'bevel' ? text : 'miter');

function readFill(props: JsonParameters, notes: LossNotes): SimpleFill {
  props.unsupported(['graphicFill', 'antialias']);
  const opacity = props.number('opacity', 1, 'opacity');
  const useOutline = props.has('outlineColor') || props.has('outlineWidth');
  const fill = simpleFill({
    color: props.has('color')
      ? props.color('color', '#808080', opacity * props.number('fillOpacity', 1, 'opacity'))
      : '#00000000',
    useOutline,
    ...(useOutline && { outline: lineSymbol(readLine(props, outlinePen, notes, opacity)) }),
  });
  props.noteUnread(neutralPen);
  return fill;
}

const font = /^ttf:\/\/(.+)#(?:0x|U\+)?([0-9a-f]{1,6})$/i;

function readPoint(kind: string, props: JsonParameters, notes: LossNotes): MarkerSymbolLayer {
  const [offsetX = 0, offsetY = 0] = props.numbers('offset');
  const place = { rotation: props.number('rotate', 0, 'rotation'), offsetX, offsetY };
  const marker = kind === 'Icon' ? readIcon(props, place, notes) : readMark(props, place, notes);
  props.noteUnread(neutralPoint);
  return marker;
}

interface Place {
  readonly rotation: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

function readMark(props: JsonParameters, place: Place, notes: LossNotes): MarkerSymbolLayer {
  props.unsupported(['blur']);
  const opacity = props.number('opacity', 1, 'opacity');
  const outline = props.has('strokeColor') || props.has('strokeWidth');
  const strokeWidth = props.number('strokeWidth', 1, 'outlineWidth');
  const drawn = {
    fillColor: props.has('color')
      ? props.color('color', '#808080', opacity * props.number('fillOpacity', 1, 'opacity'))
      : '#00000000',
    ...{ outline, strokeWidth },
    strokeColor: props.color('strokeColor', '#000000', opacity * props.number('strokeOpacity', 1, 'opacity')),
    strokeDash: nearestDash(
      props.numbers('strokeDasharray'),
      { width: strokeWidth, cap: 'butt' },
      'strokeDasharray',
      notes,
    ),
  };
  const name = props.text('wellKnownName', 'circle');
  const [, fontFamily, code] = font.exec(name) ?? [];
  const radius = props.number('radius', 5, 'characterMarkerSize');
  const point = code === undefined ? NaN : parseInt(code, 16);
  if (fontFamily !== undefined && point <= 0x10ffff)
    return characterMarker({
      text: String.fromCodePoint(point),
      fontFamily,
      size: 2 * radius,
      ...drawn,
      ...place,
    });
  const known = shapeOfMark(name);
  if (!known) notes.add('wellKnownName', 'unsupported', 'circle');
  const { shape, turn } = known ?? { shape: 'circle', turn: 0 };
  return simpleMarker({ shape, size: 2 * radius, ...drawn, ...place, rotation: place.rotation + turn });
}

function readIcon(props: JsonParameters, place: Place, notes: LossNotes): MarkerSymbolLayer {
  const image = props.raw('image');
  const size = props.number('size', 20, 'imageHeight');
  const common = {
    ...place,
    ...anchorOf(props.text('anchor', 'center')),
    opacity: props.number('opacity', 1, 'opacity'),
  };
  if (typeof image === 'string' && isPictureData(image)) {
    const svg = svgInData(image);
    return svg === null
      ? imageMarker({ name: 'icon', source: image, width: size, height: size, ...common })
      : svgMarker({ svg, width: size, height: size, ...common });
  }
  notes.add('image', isList(image) || typeof image === 'object' ? 'unsupported' : 'not-included', 'square');
  return simpleMarker({ shape: 'square', size: Math.min(size, 50), ...common });
}

/** `top-left` and the like. */
function anchorOf(text: string) {
  const parts = text.split('-');
  const anchorX = (['left', 'right'] as const).find((one) => parts.includes(one)) ?? 'center';
  const anchorY = (['top', 'bottom'] as const).find((one) => parts.includes(one)) ?? 'center';
  return { anchorX, anchorY } as const;
}
