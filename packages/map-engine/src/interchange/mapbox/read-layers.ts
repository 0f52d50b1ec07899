import { fillSymbol, lineSymbol, markerSymbol, simpleFill, simpleLine, simpleMarker } from '../../model';
import type {
  LineCap,
  LineJoin,
  MapSymbol,
  SimpleFill,
  SimpleLine,
  SimpleMarker,
  VectorGeometry,
} from '../../model';
import { parseColor, withAlpha } from '../../color';
import { jsonParameters } from '../json/json-parameters';
import type { JsonParameters } from '../json/json-parameters';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { nearestDash } from '../nearest-dash';
import { outlinedFill } from '../outlined-fill';
import { isBeside, neutralCircle, neutralFill, neutralLine } from './neutral';

/** What draws each geometry. */
export const layerGeometries: Readonly<Record<string, VectorGeometry>> = {
  fill: 'polygon',
  'fill-extrusion': 'polygon',
  line: 'line',
  circle: 'point',
};

/** A layer whose properties are chosen for a feature. */
export interface DrawnLayer {
  readonly type: string;
  readonly properties: JsonObject;
}

/** The symbol of layers one over the other; null where nothing of the geometry is drawn. */
export function readLayerSymbols(
  layers: readonly DrawnLayer[],
  geometry: VectorGeometry,
  notes: LossNotes,
): MapSymbol | null {
  const parts = layers.map(({ type, properties }) => {
    const own = notes.below(type);
    const drawn = Object.fromEntries(Object.entries(properties).filter(([name]) => !isBeside(name)));
    return { type, props: jsonParameters(drawn, own), own };
  });
  if (parts.length === 0) return null;
  switch (geometry) {
    case 'point':
      return markerSymbol(...parts.map(({ props, own }) => readCircle(props, own)));
    case 'line':
      return lineSymbol(...parts.map(({ props, own }) => readLine(props, own)));
    case 'polygon':
      return parts.length === 1 && parts[0].type !== 'line'
        ? fillSymbol(readFill(parts[0].type, parts[0].props))
        : outlinedFill(
            parts.map(({ type, props, own }) =>
              type === 'line' ? readLine(props, own) : readFill(type, props),
            ),
          );
  }
}

function readFill(type: string, props: JsonParameters): SimpleFill {
  const opacity = props.number(`${type}-opacity`, 1, 'opacity');
  props.unsupported(['fill-pattern', 'fill-extrusion-pattern', 'fill-extrusion-height', 'fill-translate']);
  const useOutline = props.has('fill-outline-color');
  const fill = simpleFill({
    color: props.color(`${type}-color`, '#000000', opacity),
    useOutline,
    ...(useOutline && {
      outline: lineSymbol(simpleLine({ color: props.color('fill-outline-color', '#000000', opacity) })),
    }),
  });
  props.noteUnread(neutralFill);
  return fill;
}

function readLine(props: JsonParameters, notes: LossNotes): SimpleLine {
  props.unsupported([
    'line-pattern',
    'line-offset',
    'line-gap-width',
    'line-blur',
    'line-gradient',
    'line-translate',
  ]);
  const width = props.number('line-width', 1, 'lineWidth');
  const cap = capOf(props.text('line-cap', 'butt'));
  const dashes = props.numbers('line-dasharray').map((length) => length * width);
  const line = simpleLine({
    color: props.color('line-color', '#000000', props.number('line-opacity', 1, 'opacity')),
    ...{ width, cap },
    dash: nearestDash(dashes, { width, cap }, 'line-dasharray', notes),
    join: joinOf(props.text('line-join', 'miter')),
  });
  props.noteUnread(neutralLine);
  return line;
}

const capOf = (text: string): LineCap => (text === 'round' || text === 'square' ? text : 'butt');
const joinOf = (text: string): LineJoin => (text === 'round' || text === 'bevel' ? text : 'miter');

function readCircle(props: JsonParameters, notes: LossNotes): SimpleMarker {
  props.unsupported(['circle-blur', 'circle-pitch-scale']);
  const outline = Number(props.raw('circle-stroke-width') ?? 0) > 0;
  const strokeWidth = outline ? props.number('circle-stroke-width', 1, 'outlineWidth') : 1;
  const [offsetX = 0, offsetY = 0] = props.numbers('circle-translate');
  // Strokes there are outside of the radius, here half of them is inside.
  const size = 2 * props.number('circle-radius', 5, 'characterMarkerSize') + (outline ? strokeWidth : 0);
  const colorOf = (part: string): string =>
    props.color(`${part}-color`, '#000000', props.number(`${part}-opacity`, 1, 'opacity'));
  const [fillColor, strokeColor] = [colorOf('circle'), colorOf('circle-stroke')];
  const [fill, stroke] = [parseColor(fillColor).a, parseColor(strokeColor).a];
  props.noteUnread(neutralCircle);
  const isFaded = outline && fill > 0 && stroke > 0 && stroke < 1;
  // Nothing of the fill is under a stroke there, as here in a marker that is faded as a whole.
  if (isFaded && fill !== stroke) notes.add('circle-stroke-opacity', 'unsupported');
  return simpleMarker({
    shape: 'circle',
    size: Math.min(50, Math.max(1, size)),
    ...(isFaded && fill === stroke
      ? { opacity: fill, fillColor: withAlpha(fillColor, 1), strokeColor: withAlpha(strokeColor, 1) }
      : { fillColor, strokeColor }),
    ...{ outline, strokeWidth, offsetX, offsetY },
  });
}
