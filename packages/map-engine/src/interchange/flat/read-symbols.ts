import {
  imageMarker,
  markerSymbol,
  lineSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
  svgMarker,
} from '../../model';
import type {
  LineCap,
  LineJoin,
  MapSymbol,
  MarkerShape,
  MarkerSymbolLayer,
  SimpleLine,
  VectorGeometry,
} from '../../model';
import { isPictureData, svgInData } from '../data-url';
import { jsonParameters } from '../json/json-parameters';
import type { JsonParameters } from '../json/json-parameters';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { nearestDash } from '../nearest-dash';
import { outlinedFill } from '../outlined-fill';
import type { FillPart } from '../outlined-fill';
import { neutralPen, neutralPoint } from './neutral';
import { turned } from './turned';

/** What a style draws of each geometry. */
export function drawsIn(style: JsonObject, geometry: VectorGeometry): boolean {
  const has = (...names: readonly string[]): boolean => names.some((name) => Object.hasOwn(style, name));
  switch (geometry) {
    case 'point':
      return has('circle-radius', 'shape-points', 'icon-src');
    case 'line':
      return has('stroke-color', 'stroke-width');
    case 'polygon':
      return has('fill-color', 'fill-pattern-src');
  }
}

/** The symbol of styles without expressions, one over the other; null where nothing of the geometry is drawn. */
export function readFlatSymbols(
  styles: readonly JsonObject[],
  geometry: VectorGeometry,
  notes: LossNotes,
): MapSymbol | null {
  const parts = styles.map((style) => ({ style, props: jsonParameters(style, notes) }));
  switch (geometry) {
    case 'point': {
      const points = parts.flatMap(({ style, props }) =>
        drawsIn(style, 'point') ? [readPoint(props, notes)] : [],
      );
      return points.length > 0 ? markerSymbol(...points) : null;
    }
    case 'line': {
      const lines = parts.flatMap(({ style, props }) =>
        drawsIn(style, 'line') ? [readStroke(props, '', notes)] : [],
      );
      return lines.length > 0 ? lineSymbol(...lines) : null;
    }
    case 'polygon': {
      const drawn = parts.flatMap(({ style, props }): FillPart[] => [
        ...(drawsIn(style, 'polygon') ? [readFill(props)] : []),
        ...(drawsIn(style, 'line') ? [readStroke(props, '', notes)] : []),
      ]);
      return drawn.length > 0 ? outlinedFill(drawn) : null;
    }
  }
}

function readFill(props: JsonParameters) {
  props.unsupported(['fill-pattern-src']);
  const isNone = props.raw('fill-color') === 'none' || !props.has('fill-color');
  props.noteUnread(neutralPen, props.has('fill-pattern-src') ? 'fill-color' : 'fill-');
  return simpleFill({
    color: isNone ? '#00000000' : props.color('fill-color', '#00000000'),
    useOutline: false,
  });
}

/** A pen; lines of OpenLayers are black, one pixel wide and round where nothing is said. */
function readStroke(props: JsonParameters, prefix: string, notes: LossNotes): SimpleLine {
  const name = (part: string): string => `${prefix}stroke-${part}`;
  if (prefix === '') props.unsupported(['stroke-offset', 'stroke-pattern-src']);
  const width = props.number(name('width'), 1, prefix === '' ? 'lineWidth' : 'outlineWidth');
  const cap = capOf(props.text(name('line-cap'), 'round'));
  const dashes = props.numbers(name('line-dash'));
  const line = simpleLine({
    color: props.color(name('color'), '#000000'),
    ...{ width, cap },
    dash: nearestDash(dashes, { width, cap }, name('line-dash'), notes),
    join: joinOf(props.text(name('line-join'), 'round')),
  });
  if (prefix === '')
    props.noteUnread(neutralPen, props.has('stroke-pattern-src') ? 'stroke-line' : 'stroke-');
  return line;
}

const capOf = (text: string): LineCap => (text === 'butt' || text === 'square' ? text : 'round');
const joinOf = (text: string): LineJoin => (text === 'miter' || text === 'bevel' ? text : 'round');

const degrees = 180 / Math.PI;
/** Radians that are degrees again, without the last digits of their way. */
const inDegrees = (radians: number): number => (Math.round(radians * degrees * 1e6) / 1e6) % 360;

function readPoint(props: JsonParameters, notes: LossNotes): MarkerSymbolLayer {
  const kind = kindOf(props);
  const marker = readMarker(props, kind, notes);
  props.noteUnread(neutralPoint(kind), `${kind}-`);
  return marker;
}

type PointKind = 'icon' | 'shape' | 'circle';

const kindOf = (props: JsonParameters): PointKind =>
  props.has('icon-src') ? 'icon' : props.has('shape-points') ? 'shape' : 'circle';

function readMarker(props: JsonParameters, kind: PointKind, notes: LossNotes): MarkerSymbolLayer {
  const radians = Number(props.raw(`${kind}-rotation`) ?? 0);
  const [offsetX = 0, up = 0] = props.numbers(`${kind}-displacement`);
  props.unsupported([`${kind}-scale`, 'icon-color', 'icon-offset', 'icon-size']);
  const place = {
    rotation: Number.isFinite(radians) ? inDegrees(radians) : 0,
    ...{ offsetX, offsetY: -up || 0 },
  };
  if (kind === 'icon') return readIcon(props, place, notes);
  const outline = props.has(`${kind}-stroke-color`) || props.has(`${kind}-stroke-width`);
  const pen = readStroke(props, `${kind}-`, notes);
  const isNone = props.raw(`${kind}-fill-color`) === 'none' || !props.has(`${kind}-fill-color`);
  const drawn = {
    ...place,
    fillColor: isNone ? '#00000000' : props.color(`${kind}-fill-color`, '#00000000'),
    outline,
    ...(outline && {
      strokeColor: pen.color,
      strokeWidth: pen.width,
      // Outlines of markers have flat ends.
      strokeDash: nearestDash(
        props.numbers(`${kind}-stroke-line-dash`),
        { width: pen.width, cap: 'butt' },
        `${kind}-stroke-line-dash`,
        notes,
      ),
    }),
  };
  if (kind === 'circle')
    return simpleMarker({
      shape: 'circle',
      size: 2 * props.number('circle-radius', 5, 'simpleMarkerSize'),
      ...drawn,
    });
  return readShape(props, drawn, notes);
}

type Drawn = Partial<Parameters<typeof simpleMarker>[0]> & Place;

/** Regular shapes and stars by the number of their points. */
function readShape(props: JsonParameters, drawn: Drawn, notes: LossNotes): MarkerSymbolLayer {
  const radius = props.number('shape-radius', 5, 'characterMarkerSize');
  const inner = props.has('shape-radius2')
    ? props.number('shape-radius2', radius, 'characterMarkerSize')
    : null;
  const points = Number(props.raw('shape-points'));
  const turn = inDegrees(Number(props.raw('shape-angle') ?? 0));
  const { shape, isExact } = shapeOf(points, inner === null ? null : inner / radius);
  if (!isExact) notes.add('shape-points', 'unsupported', shape);
  // A square is on its corner where it is not turned.
  const isSquare = shape === 'square';
  const added = isSquare ? turn - 45 : turn;
  // An angle leaves the displacement where it is, but here offsets turn with the marker.
  const [offsetX, offsetY] = turned([drawn.offsetX, drawn.offsetY], -added / degrees);
  return simpleMarker({
    ...drawn,
    ...{ shape, offsetX, offsetY },
    size: isSquare ? radius * Math.SQRT2 : 2 * radius,
    rotation: (drawn.rotation + added) % 360,
  });
}

const pentagram = Math.cos(72 / degrees) / Math.cos(36 / degrees);

function shapeOf(
  points: number,
  inner: number | null,
): { readonly shape: MarkerShape; readonly isExact: boolean } {
  if (inner !== null) {
    if (points === 4) return { shape: 'cross', isExact: false };
    return { shape: 'star', isExact: points === 5 && Math.abs(inner - pentagram) < 0.01 };
  }
  switch (points) {
    case 3:
      return { shape: 'triangle', isExact: false };
    case 4:
      return { shape: 'square', isExact: true };
    case 5:
      return { shape: 'pentagon', isExact: true };
    case 6:
      return { shape: 'hexagon', isExact: true };
    default:
      return { shape: 'circle', isExact: false };
  }
}

interface Place {
  readonly rotation: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

function readIcon(props: JsonParameters, place: Place, notes: LossNotes): MarkerSymbolLayer {
  const source = props.raw('icon-src');
  const height = props.number('icon-height', 20, 'imageHeight');
  const width = props.number('icon-width', height, 'imageWidth');
  const [x = 0.5, y = 0.5] = props.numbers('icon-anchor');
  const anchorX = x < 0.25 ? 'left' : x > 0.75 ? 'right' : 'center';
  const anchorY = y < 0.25 ? 'top' : y > 0.75 ? 'bottom' : 'center';
  const common = { ...place, anchorX, anchorY, opacity: props.number('icon-opacity', 1, 'opacity') } as const;
  if (typeof source === 'string' && isPictureData(source)) {
    const svg = svgInData(source);
    return svg === null
      ? imageMarker({ name: 'icon', source, width, height, ...common })
      : svgMarker({ svg, width, height, ...common });
  }
  notes.add('icon-src', typeof source === 'string' ? 'not-included' : 'expression', 'square');
  return simpleMarker({ shape: 'square', size: Math.min(height, 50), ...common });
}
