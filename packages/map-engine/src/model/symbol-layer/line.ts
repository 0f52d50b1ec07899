import { defaults, limits } from '../limits';
import { markerSymbol } from './marker';
import type { MarkerSymbol } from './marker';
import type {
  LineCap,
  LineJoin,
  StrokeDash,
  SymbolLayerBase,
  SymbolLayerRules,
  SymbolStack,
} from '../symbol-stack';

/** A stroke of one colour; width in CSS pixels. */
export interface SimpleLine extends SymbolLayerBase {
  readonly kind: 'simple-line';
  readonly color: string;
  readonly width: number;
  readonly dash: StrokeDash;
  readonly join: LineJoin;
  readonly cap: LineCap;
}

/** A picture repeated along the line, `interval` CSS pixels from start to start, `width` px high. */
export interface ImageLine extends SymbolLayerBase {
  readonly kind: 'image-line';
  readonly name: string;
  readonly source: string;
  readonly width: number;
  readonly interval: number;
}

/** Where a marker line puts its markers. */
export const markerPositions = ['interval', 'first', 'middle', 'last', 'vertices'] as const;
/** One of {@link markerPositions}. */
export type MarkerPosition = (typeof markerPositions)[number];

/** A marker symbol repeated along the line. */
export interface MarkerLine extends SymbolLayerBase {
  readonly kind: 'marker-line';
  readonly marker: MarkerSymbol;
  readonly position: MarkerPosition;
  /** CSS pixels between markers, used by `interval` only. */
  readonly interval: number;
  /** CSS pixels from the start of the line to the first marker. */
  readonly offset: number;
  /** Whether markers turn with the line's direction. */
  readonly followLine: boolean;
}

/** One layer of a line symbol, told apart by `kind`. */
export type LineSymbolLayer = SimpleLine | ImageLine | MarkerLine;
/** Draws lines: line layers along one path, the first at the bottom. */
export type LineSymbol = SymbolStack<'line', LineSymbolLayer>;

/**
 * Every kind of line layer: bounds and the colour of classes.
 * @example
 * lineSymbolLayers['simple-line'].colored; // 'color'
 */
export const lineSymbolLayers: SymbolLayerRules<LineSymbolLayer> = {
  'simple-line': { colored: 'color', bounds: { width: 'lineWidth' } },
  'image-line': { colored: null, bounds: { width: 'lineWidth', interval: 'lineInterval' } },
  'marker-line': { colored: 'marker', bounds: { interval: 'lineInterval', offset: 'offset' } },
};

const base = { visible: true, opacity: limits.opacity.default } as const;

/**
 * A solid red line of 1 px with round joins and caps, changed by `options`.
 * @example
 * simpleLine({ width: 3, dash: 'dash-dot' });
 */
export function simpleLine(options: Partial<Omit<SimpleLine, 'kind'>> = {}): SimpleLine {
  return {
    kind: 'simple-line',
    ...base,
    color: defaults.lineColor,
    width: limits.lineWidth.default,
    dash: 'solid',
    join: 'round',
    cap: 'round',
    ...options,
  };
}

/**
 * A picture line without a picture yet: 10 px high, one every 10 px.
 * @example
 * imageLine({ name: 'fence.png', source: 'data:image/png;base64,…', interval: 24 });
 */
export function imageLine(options: Partial<Omit<ImageLine, 'kind'>> = {}): ImageLine {
  return {
    kind: 'image-line',
    ...base,
    name: '',
    source: '',
    width: 10,
    interval: limits.lineInterval.default,
    ...options,
  };
}

/**
 * A simple marker every 10 px, turned with the line.
 * @example
 * markerLine({ position: 'vertices', marker: markerSymbol(simpleMarker({ shape: 'square' })) });
 */
export function markerLine(options: Partial<Omit<MarkerLine, 'kind'>> = {}): MarkerLine {
  return {
    kind: 'marker-line',
    ...base,
    marker: markerSymbol(),
    position: 'interval',
    interval: limits.lineInterval.default,
    offset: limits.offset.default,
    followLine: true,
    ...options,
  };
}

/**
 * A line symbol of the given layers, bottom first; without layers one simple line.
 * @example
 * lineSymbol(simpleLine({ color: '#ffffff', width: 5 }), simpleLine({ width: 3 }));
 */
export function lineSymbol(...layers: readonly LineSymbolLayer[]): LineSymbol {
  return { kind: 'line', layers: layers.length > 0 ? layers : [simpleLine()] };
}
