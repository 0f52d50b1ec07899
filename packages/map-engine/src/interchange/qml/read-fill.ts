import { parseColor, withAlpha } from '../../color';
import {
  fillSymbol,
  gradientFill,
  linePatternFill,
  lineSymbol,
  pointPatternFill,
  simpleFill,
  simpleLine,
} from '../../model';
import type { FillOutline, FillSymbol, FillSymbolLayer, GradientFill } from '../../model';
import { evenColors } from '../color-table';
import type { LossNotes } from '../loss';
import { find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { readLayers } from './read-layers';
import { readLine, simpleStroke } from './read-line';
import { readMarker } from './read-marker';
import { readColor } from './read-properties';
import type { QmlProperties } from './read-properties';

const transparent = '#00000000';
/** The brushes of QGIS repeat every eight pixels. */
const brushInterval = 8;
/** Degrees clockwise of the lines of each hatching brush. */
const hatches: Readonly<Record<string, readonly number[]>> = {
  horizontal: [0],
  vertical: [90],
  cross: [0, 90],
  b_diagonal: [-45],
  f_diagonal: [45],
  diagonal_x: [-45, 45],
};
/** Share of the pixels that each dotted brush paints. */
const densities: Readonly<Record<string, number>> = {
  dense1: 0.94,
  dense2: 0.88,
  dense3: 0.63,
  dense4: 0.5,
  dense5: 0.37,
  dense6: 0.12,
  dense7: 0.06,
};

/** A fill symbol of QGIS. Its outlines, which may be layers by themselves there, are outlines of transparent fills. */
export function readFill(symbol: XmlElement, notes: LossNotes): FillSymbol {
  const layers = readLayers<FillSymbolLayer>(symbol, notes, fillLayers, (props) =>
    simpleFill({ color: props.color('color'), useOutline: false }),
  );
  return fillSymbol(...layers.reduce<FillSymbolLayer[]>(withOutline, []));
}

/** Strokes above an area become its outline, which is drawn in the same order. */
function withOutline(below: FillSymbolLayer[], layer: FillSymbolLayer): FillSymbolLayer[] {
  const area = below.at(-1);
  const isStroke = layer.kind === 'simple-fill' && layer.color === transparent && layer.useOutline;
  if (!area || !isStroke || area.visible !== layer.visible || area.opacity !== layer.opacity)
    return [...below, layer];
  const layers = [...(area.useOutline ? area.outline.layers : []), ...layer.outline.layers];
  return [...below.slice(0, -1), { ...area, useOutline: true, outline: lineSymbol(...layers) }];
}

/** A stroke alone. */
const onlyOutline = (outline: FillOutline['outline']): readonly FillSymbolLayer[] => [
  simpleFill({ color: transparent, useOutline: true, outline }),
];

const fillLayers = {
  SimpleFill(props: QmlProperties): readonly FillSymbolLayer[] {
    const stroke = simpleStroke(props, 'outline');
    const outline: FillOutline = {
      useOutline: stroke.visible,
      outline: lineSymbol({ ...stroke, visible: true }),
    };
    const style = props.text('style', 'solid');
    const color = props.color('color', '0,0,255,255');
    if (style === 'no') return [simpleFill({ color: transparent, ...outline })];
    const angles = Object.hasOwn(hatches, style) ? hatches[style] : null;
    if (angles) {
      props.notes.add('style', 'unsupported', `lines every ${brushInterval} px`);
      return angles.map((angle, i) =>
        linePatternFill({
          line: lineSymbol(simpleLine({ color })),
          angle,
          interval: brushInterval,
          ...outline,
          // The outline comes once, on top.
          useOutline: outline.useOutline && i === angles.length - 1,
        }),
      );
    }
    const density = Object.hasOwn(densities, style) ? densities[style] : 1;
    if (density < 1 || style !== 'solid') props.notes.add('style', 'unsupported', 'flat colour');
    return [simpleFill({ color: density < 1 ? faded(color, density) : color, ...outline })];
  },
  SimpleLine: (props: QmlProperties): readonly FillSymbolLayer[] =>
    onlyOutline(lineSymbol(simpleStroke(props, 'line'))),
  MarkerLine: (_props: QmlProperties, layer: XmlElement, notes: LossNotes): readonly FillSymbolLayer[] =>
    onlyOutline(readLine({ name: 'symbol', attributes: {}, children: [layer], text: '' }, notes)),
  GradientFill(props: QmlProperties): readonly FillSymbolLayer[] {
    const type = props.text('type', '0');
    if (type === '2') props.notes.add('type', 'unsupported', 'radial');
    if (props.text('coordinate_mode', '0') === '1')
      props.notes.add('coordinate_mode', 'unsupported', 'feature');
    const radial = type !== '0';
    if (!spansBox(props, radial)) props.notes.add('reference_point1', 'unsupported', 'feature');
    return [
      gradientFill({
        shape: radial ? 'radial' : 'linear',
        ...gradientColors(props),
        angle: radial ? 0 : gradientAngle(props),
        useOutline: false,
      }),
    ];
  },
  LinePatternFill(props: QmlProperties, layer: XmlElement): readonly FillSymbolLayer[] {
    const line = find(layer, 'symbol');
    return [
      linePatternFill({
        ...(line && { line: readLine(line, props.notes) }),
        // QGIS turns the lines to the left.
        angle: -props.number('angle', props.number('lineangle', 0)),
        interval: props.length('distance', 5, 'linePatternInterval'),
        offset: props.length('offset', 0, 'offset'),
        useOutline: false,
      }),
    ];
  },
  PointPatternFill(props: QmlProperties, layer: XmlElement): readonly FillSymbolLayer[] {
    const marker = find(layer, 'symbol');
    for (const name of ['displacement_x', 'displacement_y'])
      if (props.number(name, 0) !== 0) props.notes.add(name, 'unsupported', 0);
    return [
      pointPatternFill({
        ...(marker && { marker: readMarker(marker, props.notes) }),
        intervalX: props.length('distance_x', 15, 'pointInterval'),
        intervalY: props.length('distance_y', 15, 'pointInterval'),
        offsetX: props.length('offset_x', 0, 'offset'),
        offsetY: props.length('offset_y', 0, 'offset'),
        useOutline: false,
      }),
    ];
  },
};

/** Two colours, or the ramp where there are more. */
function gradientColors(props: QmlProperties): Partial<GradientFill> {
  const two = { startColor: props.color('color'), endColor: props.color('gradient_color2') };
  if (props.text('color_type', '0') !== '1') return { colorScheme: 'two-color', ...two };
  const type = props.text('rampType', 'gradient');
  if (type !== 'gradient' || props.text('discrete', '0') === '1')
    props.notes.add('rampType', 'unsupported', 'an even ramp');
  const stops = props
    .text('stops')
    .split(':')
    .flatMap((one) => {
      const [at = '', color = ''] = one.split(';');
      return color === '' || !Number.isFinite(Number(at))
        ? []
        : [{ value: Number(at), color: readColor(color) }];
    });
  const [startColor, endColor] = [props.color('color1'), props.color('color2')];
  if (stops.length === 0) return { colorScheme: 'two-color', startColor, endColor };
  const colors = evenColors([{ value: 0, color: startColor }, ...stops, { value: 1, color: endColor }]);
  return { colorScheme: 'ramp', ramp: { name: '', colors }, startColor, endColor };
}

/** Whether a gradient goes from side to side of the box of its area, or from its middle to a corner. */
function spansBox(props: QmlProperties, radial: boolean): boolean {
  const [x1, y1, x2, y2] = ['reference_point1', 'reference_point2'].flatMap((name, i) =>
    props
      .text(name, i === 0 ? '0.5,0' : '0.5,1')
      .split(',')
      .map(Number),
  );
  if (radial) return x1 === 0.5 && y1 === 0.5;
  return x1 + x2 === 1 && y1 + y2 === 1 && [x1, y1, x2, y2].every((one) => [0, 0.5, 1].includes(one));
}

/** Degrees clockwise between the points that a linear gradient runs from and to, and what it is turned by. */
function gradientAngle(props: QmlProperties): number {
  const point = (name: string, otherwise: string) => props.text(name, otherwise).split(',').map(Number);
  const [x1 = 0, y1 = 0] = point('reference_point1', '0.5,0');
  const [x2 = 0, y2 = 0] = point('reference_point2', '0.5,1');
  // QGIS turns to the left.
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI - props.number('angle', 0);
  return Number.isFinite(angle) ? Math.round(angle * 100) / 100 : 0;
}

function faded(color: string, share: number): string {
  return withAlpha(color, parseColor(color).a * share);
}
