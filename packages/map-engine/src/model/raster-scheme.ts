import type { Resampling } from '@gep/raster';
import type { Category, CategoryPin, OtherCategory } from './category';
import type { Classification } from './classification';
import type { Extra } from './extra';
import type { Ramp } from './ramp';
import type { RasterBand } from './statistics';

/** A cell value that is shown in its own colour: one value, or red/green/blue of a composite. */
export interface RasterBackground {
  readonly used: boolean;
  /** 0-255 each; single-band schemes compare the band with the first. */
  readonly value: readonly [number, number, number];
  /** Null: transparent. */
  readonly color: string | null;
}

/**
 * Shaded relief under the colours: sun's height 1-50 degrees, azimuth degrees clockwise from north; `zFactor`
 * multiplies the heights.
 */
export interface RasterRelief {
  readonly used: boolean;
  readonly sunAngle: number;
  readonly azimuth: number;
  readonly zFactor: number;
}

/** What all raster schemes have. */
export interface RasterDisplay {
  readonly geometry: 'raster';
  /** Known bands; empty where the host did not say. */
  readonly bands: readonly RasterBand[];
  /** Null: no-data cells are transparent. */
  readonly noDataColor: string | null;
  readonly background: RasterBackground;
  /** 0-1. */
  readonly opacity: number;
  /** -100..100, 0 leaves the picture as it is. */
  readonly brightness: number;
  /** -100..100, 0 leaves the picture as it is. */
  readonly contrast: number;
  /** 0.1-10, 1 leaves the picture as it is; above 1 is brighter. */
  readonly gamma: number;
  readonly relief: RasterRelief;
  /** How cells are turned into pixels of another size. Classes and values of a table are never mixed. */
  readonly resampling: Resampling;
  readonly extra?: Extra;
}

/** Ways from cells to pixels: the nearest cell, or the four around mixed by their distance. */
export const resamplings = ['nearest', 'bilinear'] as const satisfies readonly Resampling[];
export type { Resampling };

/** Ways to stretch: first those of the specification, in the order of its codes. `none` shows 0-255 as they are. */
export const stretchKinds = [
  'min-max',
  'standard-deviation',
  'percent-clip',
  'histogram-equalization',
  'none',
  'sigmoid',
  'logarithmic',
  'square-root',
] as const;
/** One of {@link stretchKinds}. */
export type StretchKind = (typeof stretchKinds)[number];

/** Where the statistics of a stretch come from: the whole raster, or the part of it in view. */
export const statisticsScopes = ['raster', 'view'] as const;
/** One of {@link statisticsScopes}. */
export type StatisticsScope = (typeof statisticsScopes)[number];

/** How values are spread over a ramp or a colour channel. */
export interface StretchSettings {
  readonly stretch: StretchKind;
  /** Ends of `min-max` and of the curves, in the band's unit; null takes the band's statistics. */
  readonly min: number | null;
  readonly max: number | null;
  /** `standard-deviation`: mean ± this many. */
  readonly stddevNumber: number;
  /** `percent-clip`: percent of the cells cut off at each end, 0-100. */
  readonly minClip: number;
  readonly maxClip: number;
  readonly statisticsFrom: StatisticsScope;
}

/** One band spread over a continuous ramp. */
export interface StretchScheme extends RasterDisplay, StretchSettings {
  readonly kind: 'stretch';
  /** 0-based; null until chosen. */
  readonly band: number | null;
  readonly ramp: Ramp;
  readonly reverse: boolean;
}

/** One band, 0-based and null until chosen, in classes. */
export interface RasterGraduatedScheme extends RasterDisplay {
  readonly kind: 'raster-graduated';
  readonly band: number | null;
  readonly classification: Classification;
  readonly pins: readonly CategoryPin[];
  readonly categories: readonly Category[];
  readonly other: OtherCategory;
}

/** A colour per distinct value of one band, 0-based and null until chosen. */
export interface RasterUniqueValuesScheme extends RasterDisplay {
  readonly kind: 'raster-unique-values';
  readonly band: number | null;
  readonly ramp: Ramp;
  readonly reverse: boolean;
  readonly pins: readonly CategoryPin[];
  readonly categories: readonly Category[];
  readonly other: OtherCategory;
}

/** A colour channel of a composite; `band` is 0-based and null until chosen. */
export interface RgbChannel {
  readonly used: boolean;
  readonly band: number | null;
}

/** Channels of a composite. */
export const rgbChannelNames = ['red', 'green', 'blue', 'alpha'] as const;
/** One of {@link rgbChannelNames}. */
export type RgbChannelName = (typeof rgbChannelNames)[number];

/** Three bands as red, green and blue (unused ones are 0), a fourth as opacity; each used colour is stretched. */
export interface RgbCompositeScheme extends RasterDisplay, StretchSettings {
  readonly kind: 'rgb-composite';
  readonly channels: Readonly<Record<RgbChannelName, RgbChannel>>;
}

/** How a layer of cells is drawn, told apart by `kind`. */
export type RasterScheme =
  StretchScheme | RasterGraduatedScheme | RasterUniqueValuesScheme | RgbCompositeScheme;
