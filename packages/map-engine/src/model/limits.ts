/** Unit in which a bound is stated: CSS pixels, degrees clockwise, share 0-1, percent 0-100, plain number. */
export type LimitUnit = 'px' | 'deg' | 'ratio' | 'percent' | 'count' | 'stddev' | 'byte' | 'number';

/** Inclusive bounds of one number, the step of its control and the value it starts with, all in `unit`. */
export interface Limit {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
  readonly unit: LimitUnit;
}

function limit(min: number, max: number, step: number, start: number, unit: LimitUnit): Limit {
  return { min, max, step, default: start, unit };
}

/**
 * Every bound of the specification (sections 3, 5 and 9 of map-and-styling), once.
 * @example
 * limits.classes; // { min: 1, max: 50, step: 1, default: 4, unit: 'count' }
 */
export const limits = {
  lineWidth: limit(1, 100, 1, 1, 'px'),
  outlineWidth: limit(1, 100, 1, 1, 'px'),
  lineInterval: limit(1, 360, 1, 10, 'px'),
  linePatternInterval: limit(1, 360, 1, 10, 'px'),
  simpleMarkerSize: limit(1, 50, 1, 8, 'px'),
  characterMarkerSize: limit(1, 100, 1, 20, 'px'),
  imageWidth: limit(1, 100, 1, 20, 'px'),
  imageHeight: limit(1, 100, 1, 20, 'px'),
  rotation: limit(-360, 360, 1, 0, 'deg'),
  angle: limit(-360, 360, 1, 0, 'deg'),
  offset: limit(-360, 360, 1, 0, 'px'),
  pointInterval: limit(0, 360, 1, 10, 'px'),
  opacity: limit(0, 1, 0.01, 1, 'ratio'),
  labelSize: limit(1, 100, 1, 12, 'px'),
  labelHaloWidth: limit(0, 20, 1, 0, 'px'),
  classes: limit(1, 50, 1, 4, 'count'),
  detailClasses: limit(1, 31, 1, 4, 'count'),
  graduatedStartSize: limit(1, 100, 1, 4, 'px'),
  graduatedEndSize: limit(1, 100, 1, 12, 'px'),
  stddevNumber: limit(0.1, 10, 0.1, 2.5, 'stddev'),
  clipPercentage: limit(0, 100, 0.1, 0.5, 'percent'),
  byteBreak: limit(-255, 255, 1, 0, 'byte'),
  backgroundValue: limit(0, 255, 1, 0, 'byte'),
  brightness: limit(-100, 100, 1, 0, 'percent'),
  contrast: limit(-100, 100, 1, 0, 'percent'),
  gamma: limit(0.1, 10, 0.1, 1, 'number'),
  sunAngle: limit(1, 50, 1, 45, 'deg'),
  reliefAzimuth: limit(0, 360, 1, 315, 'deg'),
  reliefZFactor: limit(0.01, 100, 0.01, 1, 'number'),
} as const satisfies Record<string, Limit>;

/** Name of a bound, as fields of the editors ask for it. */
export type LimitName = keyof typeof limits;

/**
 * Bounds that are not a number in a control: bytes, decimals, counts.
 * @example
 * rules.imageBytes; // 2097152
 * rules.imageTypes; // ['image/png', 'image/jpeg']
 */
export const rules = {
  /** Both percentages fall back to this when their sum exceeds 100. */
  clipReset: 2,
  breakDecimals: 20,
  imageBytes: 2_097_152,
  imageTypes: ['image/png', 'image/jpeg'],
  stddevIntervals: [1, 1 / 2, 1 / 3, 1 / 4],
  symbolDepth: 3,
  /** Limit in CSS pixels of sizes, widths, offsets and intervals in saved styles, even if an editor allows more. */
  styleLength: 100_000,
  maxUniqueFields: 3,
  /** Rows of a field with too many values, until a person asks for more. */
  fewValues: 50,
  /** Rows that a table of values gets at most; rarer values fall into `other`. */
  maxCategories: 10_000,
  /** Characters that markers may show, as inclusive ranges of code points (digits are in the first). */
  markerCharacters: [
    [32, 126],
    [19968, 40869],
  ],
  regionPoints: 3,
  /** Greatest zoom level of XYZ tile services. */
  xyzMaxLevel: 18,
  legendRows: 6,
} as const;

/** Sizes of the canvas previews in CSS pixels. */
export const previewSizes = {
  overall: { width: 124, height: 80 },
  symbol: { width: 66, height: 34 },
  library: { width: 70, height: 40 },
} as const;

/** Start values of the specification that are not numbers; `otherColor` is ours. */
export const defaults = {
  fillColor: '#769868',
  lineColor: '#ff0000',
  strokeColor: '#000000',
  labelColor: '#000000',
  labelBackground: '#ffffff',
  fontFamily: 'sans-serif',
  characterText: '!',
  otherColor: '#c8c8c8',
  /** CRS of layers that name none. */
  inputProjection: 'EPSG:4326',
} as const;

/**
 * The nearest allowed value.
 * @param value a number in the limit's unit; NaN gives the default.
 * @example
 * clampToLimit(limits.classes, 99); // 50
 */
export function clampToLimit(bound: Limit, value: number): number {
  if (Number.isNaN(value)) return bound.default;
  return Math.min(bound.max, Math.max(bound.min, value));
}

/**
 * Whether a value is a finite number inside the bounds, both ends included.
 * @example
 * withinLimit(limits.opacity, 1.5); // false
 */
export function withinLimit(bound: Limit, value: number): boolean {
  return Number.isFinite(value) && value >= bound.min && value <= bound.max;
}
