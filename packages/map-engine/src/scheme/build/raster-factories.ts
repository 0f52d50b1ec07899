import { defaultRasterRamp, toRamp } from '../../color';
import { defaults, limits } from '../../model';
import type {
  CategoryPin,
  Classification,
  OtherCategory,
  RasterBackground,
  RasterDisplay,
  RasterGraduatedScheme,
  RasterRelief,
  RasterUniqueValuesScheme,
  RgbChannel,
  RgbChannelName,
  RgbCompositeScheme,
  StretchScheme,
  StretchSettings,
} from '../../model';
import { rampOr } from './ramp-input';
import type { RampInput } from './ramp-input';
import { classificationOf } from './vector-factories';

/** Display settings; absent parts take the specification's defaults. */
export interface RasterOptions extends Partial<Omit<RasterDisplay, 'geometry' | 'background' | 'relief'>> {
  readonly background?: Partial<RasterBackground>;
  readonly relief?: Partial<RasterRelief>;
}
/** Parts of a stretch; absent ones take the specification's defaults. */
export interface StretchOptions extends RasterOptions, Partial<StretchSettings> {
  readonly band?: number | null;
  readonly ramp?: RampInput;
  readonly reverse?: boolean;
}
interface RowOptions extends RasterOptions {
  readonly band?: number | null;
  readonly pins?: readonly CategoryPin[];
  readonly other?: Partial<OtherCategory>;
  readonly ramp?: RampInput;
}
/** Parts of a raster's classes; absent ones take the specification's defaults. */
export interface RasterGraduatedOptions extends RowOptions, Partial<Omit<Classification, 'ramp'>> {
  readonly ramp?: RampInput;
}
/** Parts of a table of cell values; absent ones take the specification's defaults. */
export interface RasterUniqueValuesOptions extends RowOptions {
  readonly reverse?: boolean;
}
/** Parts of a composite; absent ones take the specification's defaults. */
export interface RgbCompositeOptions extends RasterOptions, Partial<StretchSettings> {
  /** Absent channels: red, green, blue show bands 0, 1, 2, alpha is unused. */
  readonly channels?: Partial<Record<RgbChannelName, RgbChannel>>;
}

const rasterRamp = toRamp(defaultRasterRamp);

function display(options: RasterOptions): RasterDisplay {
  return {
    geometry: 'raster',
    bands: options.bands ?? [],
    noDataColor: options.noDataColor ?? null,
    background: { used: false, value: [0, 0, 0], color: null, ...options.background },
    opacity: options.opacity ?? limits.opacity.default,
    brightness: options.brightness ?? limits.brightness.default,
    contrast: options.contrast ?? limits.contrast.default,
    gamma: options.gamma ?? limits.gamma.default,
    relief: {
      used: false,
      sunAngle: limits.sunAngle.default,
      azimuth: limits.reliefAzimuth.default,
      zFactor: limits.reliefZFactor.default,
      ...options.relief,
    },
    resampling: options.resampling ?? 'nearest',
    ...(options.extra ? { extra: options.extra } : {}),
  };
}

function stretchSettings(options: Partial<StretchSettings>): StretchSettings {
  return {
    stretch: options.stretch ?? 'min-max',
    min: options.min ?? null,
    max: options.max ?? null,
    stddevNumber: options.stddevNumber ?? limits.stddevNumber.default,
    minClip: options.minClip ?? limits.clipPercentage.default,
    maxClip: options.maxClip ?? limits.clipPercentage.default,
    statisticsFrom: options.statisticsFrom ?? 'raster',
  };
}

function rows(options: RowOptions): Pick<RasterGraduatedScheme, 'band' | 'pins' | 'categories' | 'other'> {
  return {
    band: options.band === undefined ? 0 : options.band,
    pins: options.pins ?? [],
    categories: [],
    other: {
      kind: 'other',
      key: 'other',
      label: '',
      visible: false,
      count: null,
      color: defaults.otherColor,
      symbol: null,
      ...options.other,
    },
  };
}

/**
 * One band (the first) spread over a ramp; min-max of the band's statistics unless told.
 * @example
 * stretchScheme({ stretch: 'percent-clip', minClip: 2, maxClip: 2, ramp: 'viridis' });
 */
export function stretchScheme(options: StretchOptions = {}): StretchScheme {
  return {
    kind: 'stretch',
    ...display(options),
    ...stretchSettings(options),
    band: options.band === undefined ? 0 : options.band,
    ramp: rampOr(options.ramp, rasterRamp),
    reverse: options.reverse ?? false,
  };
}

/**
 * One band in classes; classes come with `generateCategories`.
 * @example
 * generateCategories(rasterGraduatedScheme({ method: 'quantile', classes: 7 }), { histogram });
 */
export function rasterGraduatedScheme(options: RasterGraduatedOptions = {}): RasterGraduatedScheme {
  return {
    kind: 'raster-graduated',
    ...display(options),
    ...rows(options),
    classification: classificationOf(options, rasterRamp),
  };
}

/**
 * A colour per value of one band; rows come with `generateCategories`.
 * @example
 * generateCategories(rasterUniqueValuesScheme({ ramp: 'Set3' }), { values: [1, 2, 2, 0], noData: 0 });
 */
export function rasterUniqueValuesScheme(options: RasterUniqueValuesOptions = {}): RasterUniqueValuesScheme {
  return {
    kind: 'raster-unique-values',
    ...display(options),
    ...rows(options),
    ramp: rampOr(options.ramp, rasterRamp),
    reverse: options.reverse ?? false,
  };
}

/**
 * Three bands as red, green and blue, each stretched by 2.5 standard deviations unless told.
 * @example
 * rgbCompositeScheme({ channels: { red: { used: true, band: 3 }, alpha: { used: true, band: 4 } } });
 */
export function rgbCompositeScheme(options: RgbCompositeOptions = {}): RgbCompositeScheme {
  return {
    kind: 'rgb-composite',
    ...display(options),
    ...stretchSettings({ ...options, stretch: options.stretch ?? 'standard-deviation' }),
    channels: {
      red: { used: true, band: 0 },
      green: { used: true, band: 1 },
      blue: { used: true, band: 2 },
      alpha: { used: false, band: null },
      ...options.channels,
    },
  };
}
