import type { Scheme, SchemeGeometry } from '../model';
import { readTree } from './guard';
import { placePictures, sharePictures } from './shared-pictures';
import { decodeRaster, encodeRaster } from './raster-codec';
import { missingParts, withMissingParts } from './unknown-parts';
import { decodeVector, encodeVector, geometryType } from './vector-codec';
import { asObject, nullable, read } from './wire';
import type { JsonObject, Wire } from './wire';

/** What the caller knows of the layer whose style is read. */
export interface DecodeSchemeOptions {
  /** Geometry of the layer, where the caller knows it: styles of other programs may not say it. */
  readonly geometry?: SchemeGeometry;
}

/**
 * Reads a saved style: the specification's JSON as text or as a parsed tree. Nothing in it is executed; numbers
 * have to be finite, texts, lists, depth and size are capped; absent parts take the specification's defaults;
 * unknown parts are kept and written back by `encodeScheme`.
 * @throws GepDataError 'style-syntax', 'style-too-large', 'style-too-deep' or 'style-invalid', `at` being the path.
 * @example
 * const layerStyle = '{"geometryType":3,"schemeType":1,"categories":[]}';
 * decodeScheme(layerStyle, { geometry: 'polygon' }).kind; // 'single-symbol'
 */
export function decodeScheme(json: unknown, options: DecodeSchemeOptions = {}): Scheme {
  const wire = placePictures(asObject(readTree(json), ''));
  const own = geometryOf(wire);
  const geometry = options.geometry ?? own;
  const scheme = geometry === 'raster' ? decodeRaster(wire) : decodeVector(wire, geometry);
  const extra = missingParts(wire, encodeKnown(scheme));
  return extra ? { ...scheme, extra } : scheme;
}

/**
 * The specification's JSON of a scheme as a plain tree for JSON.stringify. A picture that several symbols show is
 * written once, in the list `pictures`.
 * @example
 * const layerStyle = JSON.stringify(encodeScheme(scheme));
 */
export function encodeScheme(scheme: Scheme): JsonObject {
  return sharePictures(withMissingParts(encodeKnown(scheme), scheme.extra));
}

function encodeKnown(scheme: Scheme): JsonObject {
  return scheme.geometry === 'raster' ? encodeRaster(scheme) : encodeVector(scheme);
}

/** Properties that only styles of rasters have. */
export const rasterOnly = [
  'rasterType',
  'stretchedType',
  'selectedBandIndex',
  'rgbSetting',
  'stretchedMin',
  'shadeRelief',
];

/** What the style itself says, else what its parts show. */
function geometryOf(wire: Wire): SchemeGeometry {
  const said = read(wire, 'geometryType', nullable(geometryType), null);
  if (rasterOnly.some((name) => wire[name] !== undefined && wire[name] !== null)) return 'raster';
  if (said !== null) return said;
  return wire.schemeType === 6 ? 'raster' : geometryOfPattern(firstPattern(wire));
}

function firstPattern(wire: Wire): unknown {
  const row = Array.isArray(wire.categories) ? (wire.categories as unknown[])[0] : undefined;
  const symbolizer = (row as { symbolizer?: unknown } | null | undefined)?.symbolizer;
  const patterns = (symbolizer as { patterns?: unknown } | null | undefined)?.patterns;
  return Array.isArray(patterns) ? (patterns as unknown[])[0] : undefined;
}

/** Polygons where nothing tells: the simplest saved style is a polygon's colour. */
export function geometryOfPattern(pattern: unknown): 'point' | 'line' | 'polygon' {
  if (typeof pattern !== 'object' || pattern === null) return 'polygon';
  if ('polygonType' in pattern) return 'polygon';
  if ('lineType' in pattern || 'capType' in pattern || 'joinType' in pattern) return 'line';
  return 'markerType' in pattern || 'pointType' in pattern || 'fillColor' in pattern ? 'point' : 'polygon';
}
