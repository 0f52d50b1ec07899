import { gradientFill, linePatternFill, pointPatternFill, simpleFill } from '../model';
import type {
  FillLayer,
  FillSymbol,
  GradientFill,
  LinePatternFill,
  PointPatternFill,
  SimpleFill,
} from '../model';
import { lineCodec } from './line-codec';
import { markerCodec } from './marker-codec';
import { rampCodec } from './ramp-codec';
import { layerEntries, offset, size } from './shared-parts';
import { stack } from './stack-codec';
import { bool, code, color } from './wire';
import { object, tagged } from './wire-object';

const outline = { useOutline: ['useOutline', bool], outline: ['outline', lineCodec] } as const;

const simple = object<SimpleFill>(
  simpleFill(),
  { ...layerEntries, ...outline, color: ['color', color] },
  { polygonType: 0 },
);

const gradient = object<GradientFill>(
  gradientFill(),
  {
    ...layerEntries,
    ...outline,
    shape: ['gradientType', code({ linear: 'line', radial: 'circle' })],
    colorScheme: ['colorScheme', code({ 'two-color': 0, ramp: 1 })],
    startColor: ['startColor', color],
    endColor: ['endColor', color],
    ramp: ['colorRamp', rampCodec],
    reverse: ['isReverse', bool],
    angle: ['angle', offset],
  },
  { polygonType: 1 },
);

const linePattern = object<LinePatternFill>(
  linePatternFill(),
  {
    ...layerEntries,
    ...outline,
    line: ['lineSymbolizer', lineCodec],
    angle: ['angle', offset],
    interval: ['interval', size],
    offset: ['offset', offset],
  },
  { polygonType: 2 },
);

const pointPattern = object<PointPatternFill>(
  pointPatternFill(),
  {
    ...layerEntries,
    ...outline,
    marker: ['pointSymbolizer', markerCodec],
    intervalX: ['xInterval', size],
    intervalY: ['yInterval', size],
    offsetX: ['offsetX', offset],
    offsetY: ['offsetY', offset],
  },
  { polygonType: 3 },
);

export const fillLayerCodec = tagged<FillLayer>('polygonType', {
  'simple-fill': [0, simple],
  'gradient-fill': [1, gradient],
  'line-pattern-fill': [2, linePattern],
  'point-pattern-fill': [3, pointPattern],
});

export const fillCodec = stack<FillSymbol>('fill', fillLayerCodec);
