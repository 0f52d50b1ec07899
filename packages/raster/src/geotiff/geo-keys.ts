import { numbersOf } from './image-layout';
import { tag } from './tags';
import type { TiffDirectory } from './tiff-directory';

/** GeoTIFF keys by their number: short, double or text. */
export type GeoKeys = ReadonlyMap<number, number | string>;

/** Numbers of the GeoTIFF keys that are read or written (OGC 19-008r4, annex B). */
export const geoKey = {
  modelType: 1024,
  rasterType: 1025,
  citation: 1026,
  geodeticCrs: 2048,
  geodeticCitation: 2049,
  geodeticDatum: 2050,
  primeMeridian: 2051,
  angularUnits: 2054,
  ellipsoid: 2056,
  semiMajorAxis: 2057,
  semiMinorAxis: 2058,
  inverseFlattening: 2059,
  primeMeridianLongitude: 2061,
  projectedCrs: 3072,
  projectedCitation: 3073,
  projection: 3074,
  projectionMethod: 3075,
  linearUnits: 3076,
  linearUnitSize: 3077,
} as const;

/** "User-defined" in the place of an EPSG code. */
export const userDefined = 32767;

const textKeys: ReadonlySet<number> = new Set([
  geoKey.citation,
  geoKey.geodeticCitation,
  geoKey.projectedCitation,
]);

/** Reads the key directory; entries that point outside their parameters, or that nobody asks for, are left out. */
export function readGeoKeys(directory: TiffDirectory): GeoKeys {
  const keys = new Map<number, number | string>();
  const entries = numbersOf(directory.values.get(tag.geoKeyDirectory)) ?? [];
  const doubles = numbersOf(directory.values.get(tag.geoDoubleParams)) ?? [];
  const ascii = directory.values.get(tag.geoAsciiParams);
  const count = Math.min(entries[3] ?? 0, Math.floor(entries.length / 4) - 1);
  for (let i = 1; i <= count; i++) {
    const [key, location, length, offset] = entries.slice(4 * i, 4 * i + 4);
    if (keys.has(key)) continue;
    if (location === 0) keys.set(key, offset);
    else if (location === tag.geoDoubleParams && length === 1 && offset < doubles.length)
      keys.set(key, doubles[offset]);
    else if (location === tag.geoAsciiParams && typeof ascii === 'string' && textKeys.has(key))
      keys.set(key, withoutEnd(ascii.slice(offset, offset + length)));
  }
  return keys;
}

/** A text without the bars and zeros that close it. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '|' || text[end - 1] === '\0')) end--;
  return text.slice(0, end);
}
