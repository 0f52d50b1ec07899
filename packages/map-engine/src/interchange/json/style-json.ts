import { GepDataError } from '@gep/raster';
import type { Scheme } from '../../model';
import { schemeFromGeoStyler } from '../geostyler/read-geostyler';
import type { Converted } from '../loss';
import type { ReadOptions } from '../read-options';
import { isObject, objectsIn, own, parseJson } from './read-json';

/**
 * The scheme of a style in JSON, by what it is: a style of GeoStyler.
 * @throws GepDataError 'style-syntax' for a text that is not JSON, 'style-unsupported' for another kind of JSON, and what
 *   the reader of its format throws
 * @example
 * const { result } = geoStylerOfScheme(scheme);
 * schemeFromStyleJson(JSON.stringify(result)).result.kind; // 'graduated-color'
 */
export function schemeFromStyleJson(text: string, options: ReadOptions = {}): Converted<Scheme> {
  const style = parseJson(text);
  if (isObject(style) && objectsIn(own(style, 'rules')).length > 0)
    return schemeFromGeoStyler(style, options);
  throw new GepDataError('style-unsupported', '', 'a style of GeoStyler');
}
