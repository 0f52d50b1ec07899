import { GepDataError } from '@gep/raster';
import type { Scheme } from '../../model';
import { schemeFromFlatStyle } from '../flat/read-flat';
import { schemeFromGeoStyler } from '../geostyler/read-geostyler';
import type { Converted } from '../loss';
import { isLyrx, readLyrx } from '../lyrx/read-lyrx';
import { schemeFromMapboxStyle } from '../mapbox/read-mapbox';
import type { ReadOptions } from '../read-options';
import { isList, isObject, own, parseJson } from './read-json';

/**
 * The scheme of a style in JSON, by what it is: a style of GeoStyler, Mapbox GL or MapLibre, a flat style of OpenLayers, or
 * a layer file of ArcGIS Pro.
 * @throws GepDataError 'style-syntax' for a text that is not JSON, 'style-unsupported' for another kind of JSON, and what
 *   the reader of its format throws
 * @example
 * const { result } = geoStylerOfScheme(scheme);
 * schemeFromStyleJson(JSON.stringify(result)).result.kind; // 'graduated-color'
 */
export function schemeFromStyleJson(text: string, options: ReadOptions = {}): Converted<Scheme> {
  const style = parseJson(text);
  if (isLyrx(style)) return readLyrx(style, options);
  if (isObject(style) && isList(own(style, 'rules'))) return schemeFromGeoStyler(style, options);
  if (isObject(style) && isList(own(style, 'layers'))) return schemeFromMapboxStyle(style, options);
  if (isList(style) || isObject(style)) return schemeFromFlatStyle(style, options);
  throw new GepDataError('style-unsupported', '', 'a style of GeoStyler, Mapbox, OpenLayers or ArcGIS Pro');
}
