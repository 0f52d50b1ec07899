import { imageLine, lineSymbol, markerLine, simpleLine, strokeDashes } from '../../model';
import type { LineCap, LineJoin, LineSymbol, LineSymbolLayer, MarkerPosition, SimpleLine } from '../../model';
import { find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { readMarker } from './read-marker';
import type { QmlProperties } from './read-properties';
import { embeddedFile, readLayers } from './read-layers';

const joins: Readonly<Record<string, LineJoin>> = { bevel: 'bevel', miter: 'miter', round: 'round' };
const caps: Readonly<Record<string, LineCap>> = { square: 'square', flat: 'butt', round: 'round' };
const positions: Readonly<Record<string, MarkerPosition>> = {
  interval: 'interval',
  vertex: 'vertices',
  lastvertex: 'last',
  firstvertex: 'first',
  centralpoint: 'middle',
};

/** A line symbol of QGIS, or the outline of a fill that is a symbol itself. */
export function readLine(symbol: XmlElement, notes: QmlProperties['notes']): LineSymbol {
  return lineSymbol(
    ...readLayers<LineSymbolLayer>(symbol, notes, lineLayers, (props) => simpleStroke(props, 'line')),
  );
}

const lineLayers = {
  SimpleLine: (props: QmlProperties): readonly LineSymbolLayer[] => {
    if (props.number('offset', 0) !== 0) props.notes.add('offset', 'unsupported', 0);
    return [simpleStroke(props, 'line')];
  },
  MarkerLine: (props: QmlProperties, layer: XmlElement): readonly LineSymbolLayer[] => {
    // One word until 3.24, then several by bars.
    const [placement = 'interval', ...more] = props.text('placements', props.text('placement')).split('|');
    const position = positions[placement.toLowerCase()];
    if (position === undefined || more.length > 0)
      props.notes.add('placements', 'unsupported', position ?? 'interval');
    const marker = find(layer, 'symbol');
    const made = markerLine({
      ...(marker && { marker: readMarker(marker, props.notes) }),
      position: position ?? 'interval',
      interval: props.length('interval', 3, 'lineInterval'),
      offset: props.length('offset_along_line', 0, 'offset'),
      followLine: props.text('rotate', '1') === '1',
    });
    return [made];
  },
  RasterLine: (props: QmlProperties): readonly LineSymbolLayer[] => {
    const source = embeddedFile(props, 'imageFile');
    return source === null
      ? []
      : [imageLine({ name: 'line', source, width: props.length('line_width', 1, 'lineWidth') })];
  },
};

/**
 * A stroke, whose properties begin with a word: `line` or `outline`.
 * @returns a width of one pixel for hairlines, which QGIS draws so at every resolution
 */
export function simpleStroke(props: QmlProperties, word: 'line' | 'outline'): SimpleLine {
  const style = props.text(`${word}_style`, 'solid');
  const dash = strokeDashes.find((one) => one.replaceAll('-', ' ') === style);
  if (dash === undefined && style !== 'no') props.notes.add(`${word}_style`, 'unsupported', 'solid');
  const custom = props.text('use_custom_dash', '0') === '1';
  if (custom) props.notes.add('customdash', 'unsupported', 'dash');
  const cap = caps[props.text('capstyle')] ?? 'square';
  // Qt adds the ends of strokes to the dashes and takes them from the gaps.
  if (style !== 'no' && (custom || (dash && dash !== 'solid')) && cap !== 'butt')
    props.notes.add('capstyle', 'unsupported', 'dashes without ends');
  const isHairline = props.number(`${word}_width`, 0.26) === 0;
  return simpleLine({
    color: props.color(`${word}_color`, '35,35,35,255'),
    width: isHairline ? 1 : props.length(`${word}_width`, 0.26, 'lineWidth'),
    dash: custom ? 'dash' : (dash ?? 'solid'),
    join: joins[props.text('joinstyle')] ?? 'bevel',
    cap,
    visible: style !== 'no',
  });
}
