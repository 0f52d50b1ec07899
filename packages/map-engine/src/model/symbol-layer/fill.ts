import { defaults, limits } from '../limits';
import { lineSymbol, simpleLine } from './line';
import type { LineSymbol } from './line';
import { markerSymbol } from './marker';
import type { MarkerSymbol } from './marker';
import type { Ramp } from '../ramp';
import type { SymbolLayerBase, SymbolLayerRules, SymbolStack } from '../symbol-stack';

/** Outline of a fill; `outline` keeps its symbol while `useOutline` is off. */
export interface FillOutline {
  readonly useOutline: boolean;
  readonly outline: LineSymbol;
}

/** One flat colour. */
export interface SimpleFill extends SymbolLayerBase, FillOutline {
  readonly kind: 'simple-fill';
  readonly color: string;
}

/** Colours running over the feature's own bounding box. */
export interface GradientFill extends SymbolLayerBase, FillOutline {
  readonly kind: 'gradient-fill';
  readonly shape: 'linear' | 'radial';
  /** `two-color` uses startColor and endColor, `ramp` uses ramp and reverse. */
  readonly colorScheme: 'two-color' | 'ramp';
  readonly startColor: string;
  readonly endColor: string;
  readonly ramp: Ramp;
  readonly reverse: boolean;
  /** Degrees clockwise; 0 runs from left to right. Radial gradients ignore it. */
  readonly angle: number;
}

/**
 * Parallel lines, `interval` CSS pixels apart, at `angle` degrees clockwise from horizontal; `offset` moves them by CSS
 * pixels across.
 */
export interface LinePatternFill extends SymbolLayerBase, FillOutline {
  readonly kind: 'line-pattern-fill';
  readonly line: LineSymbol;
  readonly angle: number;
  readonly interval: number;
  readonly offset: number;
}

/** Markers on a lattice; intervals and offsets in CSS pixels between marker centres. */
export interface PointPatternFill extends SymbolLayerBase, FillOutline {
  readonly kind: 'point-pattern-fill';
  readonly marker: MarkerSymbol;
  readonly intervalX: number;
  readonly intervalY: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

/** One layer of a fill symbol, told apart by `kind`. */
export type FillSymbolLayer = SimpleFill | GradientFill | LinePatternFill | PointPatternFill;
/** Draws polygons: fill layers in one area, the first at the bottom. */
export type FillSymbol = SymbolStack<'fill', FillSymbolLayer>;

/**
 * Every kind of fill layer: bounds and the colour of classes.
 * @example
 * fillSymbolLayers['gradient-fill'].bounds; // { angle: 'angle' }
 */
export const fillSymbolLayers: SymbolLayerRules<FillSymbolLayer> = {
  'simple-fill': { colored: 'color', bounds: {} },
  'gradient-fill': {
    colored: 'startColor',
    recolored: { colorScheme: 'two-color' },
    bounds: { angle: 'angle' },
  },
  'line-pattern-fill': {
    colored: 'line',
    bounds: { angle: 'angle', interval: 'linePatternInterval', offset: 'offset' },
  },
  'point-pattern-fill': {
    colored: 'marker',
    bounds: {
      intervalX: 'pointInterval',
      intervalY: 'pointInterval',
      offsetX: 'offset',
      offsetY: 'offset',
    },
  },
};

const base = { visible: true, opacity: limits.opacity.default } as const;

function defaultOutline(): FillOutline {
  return { useOutline: true, outline: lineSymbol(simpleLine({ color: defaults.strokeColor })) };
}

/**
 * A flat fill in the default colour with a black outline of 1 px, changed by `options`.
 * @example
 * simpleFill({ color: '#76986880', useOutline: false });
 */
export function simpleFill(options: Partial<Omit<SimpleFill, 'kind'>> = {}): SimpleFill {
  return { kind: 'simple-fill', ...base, color: defaults.fillColor, ...defaultOutline(), ...options };
}

/**
 * A linear gradient from the default fill colour to white.
 * @example
 * gradientFill({ shape: 'radial', startColor: '#ffffff', endColor: '#08519c' });
 */
export function gradientFill(options: Partial<Omit<GradientFill, 'kind'>> = {}): GradientFill {
  return {
    kind: 'gradient-fill',
    ...base,
    shape: 'linear',
    colorScheme: 'two-color',
    startColor: defaults.fillColor,
    endColor: '#ffffff',
    ramp: { name: '', colors: [defaults.fillColor, '#ffffff'] },
    reverse: false,
    angle: limits.angle.default,
    ...defaultOutline(),
    ...options,
  };
}

/**
 * Horizontal lines in the default fill colour, 10 px apart.
 * @example
 * linePatternFill({ angle: 45, interval: 6 });
 */
export function linePatternFill(options: Partial<Omit<LinePatternFill, 'kind'>> = {}): LinePatternFill {
  return {
    kind: 'line-pattern-fill',
    ...base,
    line: lineSymbol(simpleLine({ color: defaults.fillColor })),
    angle: limits.angle.default,
    interval: limits.linePatternInterval.default,
    offset: limits.offset.default,
    ...defaultOutline(),
    ...options,
  };
}

/**
 * Simple markers 10 px apart in both directions.
 * @example
 * pointPatternFill({ intervalX: 16, intervalY: 8, offsetX: 4 });
 */
export function pointPatternFill(options: Partial<Omit<PointPatternFill, 'kind'>> = {}): PointPatternFill {
  return {
    kind: 'point-pattern-fill',
    ...base,
    marker: markerSymbol(),
    intervalX: limits.pointInterval.default,
    intervalY: limits.pointInterval.default,
    offsetX: limits.offset.default,
    offsetY: limits.offset.default,
    ...defaultOutline(),
    ...options,
  };
}

/**
 * A fill symbol of the given layers, bottom first; without layers one simple fill.
 * @example
 * fillSymbol(simpleFill(), linePatternFill({ angle: 45 }));
 */
export function fillSymbol(...layers: readonly FillSymbolLayer[]): FillSymbol {
  return { kind: 'fill', layers: layers.length > 0 ? layers : [simpleFill()] };
}
