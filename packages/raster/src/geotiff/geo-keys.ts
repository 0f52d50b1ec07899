import { numbersOf } from './image-layout';
import { tag } from './tags';
import type { TiffDirectory } from './tiff-directory';

/** GeoTIFF keys by their number: short, doubles or text. */
export type GeoKeys = ReadonlyMap<number, number | readonly number[] | string>;

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

/** Reads the key directory; entries that point outside their parameters are left out. */
export function readGeoKeys(directory: TiffDirectory): GeoKeys {
  const keys = new Map<number, number | readonly number[] | string>();
  const entries = numbersOf(directory.values.get(tag.geoKeyDirectory)) ?? [];
  const doubles = numbersOf(directory.values.get(tag.geoDoubleParams)) ?? [];
  const ascii = directory.values.get(tag.geoAsciiParams);
  const count = Math.min(entries[3] ?? 0, Math.floor(entries.length / 4) - 1);
  for (let i = 1; i <= count; i++) {
    const [key, location, length, offset] = entries.slice(4 * i, 4 * i + 4);
    if (location === 0) keys.set(key, offset);
    else if (location === tag.geoDoubleParams && offset + length <= doubles.length)
      keys.set(key, length === 1 ? doubles[offset] : doubles.slice(offset, offset + length));
    else if (location === tag.geoAsciiParams && typeof ascii === 'string')
      keys.set(key, ascii.slice(offset, offset + length).replace(/[|\0]+$/, ''));
  }
  return keys;
}
