import type {
  CategoryPin,
  RasterGraduatedScheme,
  RasterUniqueValuesScheme,
  RgbCompositeScheme,
  StretchScheme,
} from '../../model';
import type { CategoryInput } from '../category/category-input';
import { generateCategories } from '../category/generate-categories';
import {
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  stretchScheme,
} from './raster-factories';
import type {
  RasterGraduatedOptions,
  RasterUniqueValuesOptions,
  RgbCompositeOptions,
  StretchOptions,
} from './raster-factories';
import type { RasterSchemeBuilder } from './scheme-builder';

/**
 * One band spread over a ramp.
 * @example
 * stretch({ min: 0, max: 3, ramp: 'viridis' })({ bands }).kind; // 'stretch'
 */
export function stretch(options: Omit<StretchOptions, 'bands'> = {}): RasterSchemeBuilder<StretchScheme> {
  return ({ bands }) => stretchScheme({ ...options, bands });
}

/**
 * One band in classes, made from its statistics.
 * @throws RangeError when it is built, where the band has no statistics
 * @example
 * rasterClasses({ method: 'equal-interval', classes: 5, ramp: 'YlOrRd' })({ bands }).categories.length; // 5
 */
export function rasterClasses(
  options: Omit<RasterGraduatedOptions, 'bands' | 'pins'> = {},
): RasterSchemeBuilder<RasterGraduatedScheme> {
  return ({ bands }) => {
    checkBand(options.band, bands.length);
    return generateCategories(rasterGraduatedScheme({ ...options, bands }), {});
  };
}

/** Which values of one band get a row each, and how these look. */
export interface RasterValuesOptions
  extends Omit<RasterUniqueValuesOptions, 'bands' | 'pins'>, Pick<CategoryInput, 'colorTable'> {
  /** Colours by value; the palette or the ramp colours the others. */
  readonly colors?: Readonly<Record<number, string>>;
  /** Labels by value. */
  readonly labels?: Readonly<Record<number, string>>;
}

/**
 * A colour for each value of one band, from the file's palette where it has one, or your own colours and labels.
 * @throws as {@link rasterClasses}
 * @example
 * rasterValues({ colors: { 1: '#7fb3dc' }, labels: { 1: 'Water' } })({ bands }).kind; // 'raster-unique-values'
 */
export function rasterValues({
  colorTable,
  colors = {},
  labels = {},
  ...options
}: RasterValuesOptions = {}): RasterSchemeBuilder<RasterUniqueValuesScheme> {
  const names = new Set([colors, labels].flatMap((part) => Object.keys(part).map(Number)));
  const pins = [...names].map((value): CategoryPin => ({
    at: { kind: 'value', values: [value] },
    ...(value in colors ? { color: colors[value] } : {}),
    ...(value in labels ? { label: labels[value] } : {}),
  }));
  return ({ bands }) => {
    checkBand(options.band, bands.length);
    return generateCategories(rasterUniqueValuesScheme({ ...options, bands, pins }), { colorTable });
  };
}

/**
 * Three bands as red, green and blue.
 * @example
 * rgbComposite({ channels: { red: { used: true, band: 3 } } })({ bands }).channels.red.band; // 3
 */
export function rgbComposite(
  options: Omit<RgbCompositeOptions, 'bands'> = {},
): RasterSchemeBuilder<RgbCompositeScheme> {
  return ({ bands }) => rgbCompositeScheme({ ...options, bands });
}

/** Classes and values are made from what is known about the band. */
function checkBand(band: number | null | undefined, count: number): void {
  if (count === 0) {
    throw new RangeError(
      'bands: got none, allowed: the bands of the raster, e.g. of geoTiffLoader(url).describe()',
    );
  }
  if (band !== null && band !== undefined && !(Number.isInteger(band) && band >= 0 && band < count)) {
    throw new RangeError(`band: got ${band}, allowed: 0 to ${count - 1}`);
  }
}
