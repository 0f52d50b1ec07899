/** A Gauss-Kruger zone of CGCS2000. */
export interface GaussKrugerZone {
  /** Width in degrees of longitude. */
  readonly width: 3 | 6;
  /** Central meridian in degrees east. */
  readonly meridian: number;
  /** Number that the easting begins with; null where eastings have none. */
  readonly number: number | null;
}

/** Series of the EPSG registry: code of the zone at 75 degrees east, its number, how many zones follow it. */
const series = [
  { first: 4491, width: 6, number: 13, count: 11 },
  { first: 4502, width: 6, number: null, count: 11 },
  { first: 4513, width: 3, number: 25, count: 21 },
  { first: 4534, width: 3, number: null, count: 21 },
] as const;

/** The number of `EPSG:n`, NaN for any other code. */
export function epsgNumber(code: string): number {
  return Number(/^EPSG:(\d+)$/.exec(code)?.[1]);
}

/**
 * The zone of a code EPSG:4491-4554, undefined for any other: 6° zones 13-23 and 3° zones 25-45, each with and without
 * its number in the easting.
 * @example
 * gaussKrugerZone('EPSG:4526'); // { width: 3, meridian: 114, number: 38 }
 * gaussKrugerZone('EPSG:4547'); // { width: 3, meridian: 114, number: null }
 * gaussKrugerZone('EPSG:4490'); // undefined
 */
export function gaussKrugerZone(code: string): GaussKrugerZone | undefined {
  const epsg = epsgNumber(code);
  const found = series.find(({ first, count }) => epsg >= first && epsg < first + count);
  if (found === undefined) return undefined;
  const place = epsg - found.first;
  return {
    width: found.width,
    meridian: 75 + place * found.width,
    number: found.number === null ? null : found.number + place,
  };
}
