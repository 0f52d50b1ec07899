import type {
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

/**
 * A colour for each value of one band, from the file's palette where it has one.
 * @throws as {@link rasterClasses}
 * @example
 * rasterValues({ ramp: 'Set3' })({ bands }).kind; // 'raster-unique-values'
 */
export function rasterValues({
  colorTable,
  ...options
}: Omit<RasterUniqueValuesOptions, 'bands' | 'pins'> &
  Pick<CategoryInput, 'colorTable'> = {}): RasterSchemeBuilder<RasterUniqueValuesScheme> {
  return ({ bands }) => {
    checkBand(options.band, bands.length);
    return generateCategories(rasterUniqueValuesScheme({ ...options, bands }), { colorTable });
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
