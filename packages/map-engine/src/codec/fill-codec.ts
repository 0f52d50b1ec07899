import {
  defaults,
  gradientFill,
  linePatternFill,
  lineSymbol,
  pointPatternFill,
  simpleFill,
  simpleLine,
} from '../model';
import type {
  FillSymbolLayer,
  FillSymbol,
  GradientFill,
  LinePatternFill,
  PointPatternFill,
  SimpleFill,
} from '../model';
import { lineCodec } from './line-codec';
import { markerCodec } from './marker-codec';
import { rampCodec } from './ramp-codec';
import { layerEntries, offset, size, strokeType } from './shared-parts';
import { stack } from './stack-codec';
import { asObject, bool, code, color, optionalParts, read } from './wire';
import type { JsonObject, WireCodec } from './wire';
import { object, tagged } from './wire-object';

const strokeParts = { strokeColor: color, strokeWidth: size, strokeType } as const;

/**
 * A fill's codec. Its outline is `outline`; where that is absent it is a simple line of `strokeColor`, `strokeWidth`
 * and `strokeType`, which are written too, as those of the outline's lowest simple line.
 */
function fill<T extends FillSymbolLayer>(...definition: Parameters<typeof object<T>>): WireCodec<T> {
  const inner = object<T>(...definition);
  return {
    decode: (value, at) => {
      const { strokeColor, strokeWidth, strokeType: dash, ...wire } = asObject(value, at);
      const stroke = { strokeColor, strokeWidth, strokeType: dash };
      const made = inner.decode(wire, at);
      const start = simpleLine({ color: defaults.strokeColor });
      const line = simpleLine({
        color: read(stroke, 'strokeColor', strokeParts.strokeColor, start.color, at),
        width: read(stroke, 'strokeWidth', strokeParts.strokeWidth, start.width, at),
        dash: read(stroke, 'strokeType', strokeParts.strokeType, start.dash, at),
      });
      const given = Object.values(stroke).some((part) => part !== undefined && part !== null);
      if (!given || (wire.outline !== undefined && wire.outline !== null)) return made;
      return { ...made, outline: lineSymbol(line) };
    },
    encode: (value) => {
      const line = value.outline.layers.find((layer) => layer.kind === 'simple-line');
      const stroke = line && {
        strokeColor: line.color,
        strokeWidth: line.width,
        strokeType: strokeType.encode(line.dash),
      };
      return { ...(inner.encode(value) as JsonObject), ...stroke };
    },
    schema: {
      ...inner.schema,
      properties: {
        ...(inner.schema.properties as JsonObject),
        ...optionalParts(strokeParts),
      },
    },
  };
}

const outline = { useOutline: ['useOutline', bool], outline: ['outline', lineCodec] } as const;

const simple = fill<SimpleFill>(
  simpleFill(),
  { ...layerEntries, ...outline, color: ['color', color] },
  { polygonType: 0 },
);

const gradient = fill<GradientFill>(
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

const linePattern = fill<LinePatternFill>(
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

const pointPattern = fill<PointPatternFill>(
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

export const fillLayerCodec = tagged<FillSymbolLayer>('polygonType', {
  'simple-fill': [0, simple],
  'gradient-fill': [1, gradient],
  'line-pattern-fill': [2, linePattern],
  'point-pattern-fill': [3, pointPattern],
});

export const fillCodec = stack<FillSymbol>('fill', fillLayerCodec);
