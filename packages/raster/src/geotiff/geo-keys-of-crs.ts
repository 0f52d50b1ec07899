import { geoKey, userDefined } from './geo-keys';
import { isGeographicEpsg } from './epsg-kind';
import { projectionMethods } from './projection-methods';

/** The three tags that carry a CRS. */
export interface GeoKeyTags {
  readonly directory: readonly number[];
  readonly doubles: readonly number[];
  readonly ascii: string;
}

type Key = readonly [key: number, value: number | string, kind: 'short' | 'double' | 'ascii'];

/**
 * GeoTIFF keys of `EPSG:n` or WKT. WKT that names an EPSG code at its root is written as that code; other WKT is kept
 * whole as an ESRI string, beside the projection's parameters where the projection is a known one.
 * Throws RangeError for any other text.
 */
export function geoKeysOfCrs(crs: string): GeoKeyTags {
  const keys: Key[] = [[geoKey.rasterType, 1, 'short'], ...(crs === '' ? [] : crsKeys(crs))];
  keys.sort(([a], [b]) => a - b);
  const directory = [1, 1, 0, keys.length];
  const doubles: number[] = [];
  let ascii = '';
  for (const [key, value, kind] of keys) {
    if (kind === 'short') directory.push(key, 0, 1, Number(value));
    else if (kind === 'double') {
      directory.push(key, 34736, 1, doubles.length);
      doubles.push(Number(value));
    } else {
      const cited = `${String(value)}|`;
      directory.push(key, 34737, cited.length, ascii.length);
      ascii += cited;
    }
  }
  return { directory, doubles, ascii };
}

/** The EPSG code at the root of WKT 1 or 2, or of `EPSG:n`. */
export function epsgOf(crs: string): number | undefined {
  const found =
    /^EPSG:(\d+)$/i.exec(crs.trim()) ??
    /(?:AUTHORITY\["EPSG",\s*"?|ID\["EPSG",\s*)(\d+)"?\]\s*\]\s*$/i.exec(crs.trim());
  return found ? Number(found[1]) : undefined;
}

function crsKeys(crs: string): Key[] {
  const epsg = epsgOf(crs);
  if (epsg !== undefined) {
    if (epsg < 1024 || epsg > 32766)
      throw new RangeError(`crs: got ${crs}, allowed: EPSG codes from 1024 to 32766`);
    return isGeographicEpsg(epsg)
      ? [
          [geoKey.modelType, 2, 'short'],
          [geoKey.geodeticCrs, epsg, 'short'],
          [geoKey.angularUnits, 9102, 'short'],
        ]
      : [
          [geoKey.modelType, 1, 'short'],
          [geoKey.projectedCrs, epsg, 'short'],
        ];
  }
  const name = /^\s*([A-Z]+)\s*\[\s*"([^"]*)"/i.exec(crs);
  const root = name?.[1].toUpperCase();
  if (root === 'PROJCS' || root === 'PROJCRS') {
    const projection = root === 'PROJCS' ? projectionKeys(crs) : [];
    return [
      // Without known parameters GDAL takes the system from the ESRI string of a user-defined model only.
      [geoKey.modelType, projection.length ? 1 : userDefined, 'short'],
      [geoKey.citation, `PCS Name = ${asciiOnly(name?.[2] ?? '')}`, 'ascii'],
      ...(projection.length ? ([[geoKey.projectedCrs, userDefined, 'short']] as const) : []),
      ...projection,
      [geoKey.projectedCitation, `ESRI PE String = ${asciiOnly(crs)}`, 'ascii'],
    ];
  }
  if (root === 'GEOGCS' || root === 'GEOGCRS')
    return [
      [geoKey.modelType, 2, 'short'],
      [geoKey.citation, `ESRI PE String = ${asciiOnly(crs)}`, 'ascii'],
      ...geodeticKeys(crs),
    ];
  throw new RangeError(
    `crs: got ${crs.slice(0, 60)}, allowed: EPSG:n, WKT of a projected or geographic system, or ''`,
  );
}

function projectionKeys(wkt: string): Key[] {
  const projection = /PROJECTION\s*\[\s*"([^"]*)"/i.exec(wkt)?.[1].toLowerCase();
  const method = projectionMethods.find(({ names }) =>
    names.some((other) => other.toLowerCase() === projection),
  );
  // The unit of the projected system follows its parameters.
  const units = wkt.split(/,\s*VERT_?CS\s*\[/i)[0].matchAll(/UNIT\s*\[\s*"[^"]*"\s*,\s*([-+.\deE]+)/gi);
  const unit = Number([...units].at(-1)?.[1] ?? 1);
  if (!method || unit !== 1) return [];
  const given = new Map(
    [...wkt.matchAll(/PARAMETER\s*\[\s*"([^"]*)"\s*,\s*([-+.\deE]+)\s*[\],]/gi)].map(
      ([, parameter, value]) => [alias(parameter.toLowerCase()), Number(value)],
    ),
  );
  return [
    ...geodeticKeys(wkt),
    [geoKey.projection, userDefined, 'short'],
    [geoKey.projectionMethod, method.code, 'short'],
    [geoKey.linearUnits, 9001, 'short'],
    ...method.parameters.map(([parameter, key]): Key => [
      key,
      given.get(alias(parameter)) ?? (parameter === 'scale_factor' ? 1 : 0),
      'double',
    ]),
  ];
}

/** ESRI and OGC name the same origin differently. */
function alias(parameter: string): string {
  if (parameter === 'latitude_of_center') return 'latitude_of_origin';
  return parameter === 'longitude_of_center' ? 'central_meridian' : parameter;
}

function geodeticKeys(wkt: string): Key[] {
  const name = /GEOGCS\s*\[\s*"([^"]*)"/i.exec(wkt)?.[1];
  const spheroid = /SPHEROID\s*\[\s*"([^"]*)"\s*,\s*([\d.eE+]+)\s*,\s*([\d.eE+]+)/i.exec(wkt);
  if (name === undefined || !spheroid) return [];
  const datum = /DATUM\s*\[\s*"([^"]*)"/i.exec(wkt)?.[1] ?? name;
  const cited = `GCS Name = ${name}|Datum = ${datum}|Ellipsoid = ${spheroid[1]}|Primem = Greenwich|`;
  const epsg = Number(/AUTHORITY\s*\[\s*"EPSG"\s*,\s*"?(\d+)"?\s*\]\s*\]\s*,\s*PROJECTION/i.exec(wkt)?.[1]);
  if (isGeographicEpsg(epsg))
    return [
      [geoKey.geodeticCrs, epsg, 'short'],
      [geoKey.angularUnits, 9102, 'short'],
    ];
  return [
    [geoKey.geodeticCrs, userDefined, 'short'],
    [geoKey.geodeticCitation, asciiOnly(cited), 'ascii'],
    [geoKey.geodeticDatum, userDefined, 'short'],
    [geoKey.angularUnits, 9102, 'short'],
    [geoKey.ellipsoid, userDefined, 'short'],
    [geoKey.semiMajorAxis, Number(spheroid[2]), 'double'],
    [geoKey.inverseFlattening, Number(spheroid[3]), 'double'],
  ];
}

function asciiOnly(value: string): string {
  return value.replace(/\s*\n\s*/g, '').replace(/[^\x20-\x7e]/g, '?');
}
