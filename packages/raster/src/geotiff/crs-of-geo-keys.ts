import type { GeoKeys } from './geo-keys';
import { geoKey, userDefined } from './geo-keys';
import { ellipsoids, geodeticSystems, projectionMethods, systemOfDatum } from './projection-methods';

const peString = /ESRI PE String\s*=\s*(.*)$/s;

/**
 * The CRS of GeoTIFF keys: `EPSG:n` where a code is given, else WKT 1 (the embedded ESRI string, or one made from the projection's
 * parameters), else the empty string.
 */
export function crsOfGeoKeys(keys: GeoKeys): string {
  const projected = code(keys, geoKey.projectedCrs);
  if (projected) return `EPSG:${projected}`;
  for (const key of [geoKey.projectedCitation, geoKey.citation, geoKey.geodeticCitation]) {
    const embedded = peString.exec(text(keys, key))?.[1].trim();
    if (embedded) return embedded;
  }
  const modelType = code(keys, geoKey.modelType);
  if (modelType === 1) return projectedWkt(keys);
  if (modelType !== 2) return '';
  const geodetic = code(keys, geoKey.geodeticCrs);
  return geodetic ? `EPSG:${geodetic}` : geodeticWkt(keys);
}

function projectedWkt(keys: GeoKeys): string {
  const geodetic = geodeticWkt(keys);
  const method = projectionMethods.find(({ code: number }) => number === keys.get(geoKey.projectionMethod));
  const parameters = method
    ? method.parameters.flatMap(([name, ...candidates]): [string, number][] => {
        const key = candidates.find((candidate) => typeof keys.get(candidate) === 'number');
        if (key !== undefined) return [[name, keys.get(key) as number]];
        return name === 'scale_factor' ? [[name, 1]] : [[name, 0]];
      })
    : utmParameters(keys.get(geoKey.projection));
  if (!geodetic || !parameters) return '';
  const name = quote(citation(text(keys, geoKey.citation), 'PCS Name') || 'unknown');
  const listed = parameters.map(([parameter, value]) => `,PARAMETER["${parameter}",${value}]`).join('');
  const projection = method?.names[0] ?? 'Transverse_Mercator';
  return `PROJCS[${name},${geodetic},PROJECTION["${projection}"]${listed},${linearUnit(keys)}]`;
}

/** EPSG conversions 16001 to 16060 and 16101 to 16160 are the UTM zones north and south. */
function utmParameters(projection: unknown): [string, number][] | undefined {
  const zone = Number(projection) % 100;
  const series = Math.floor(Number(projection) / 100);
  if ((series !== 160 && series !== 161) || !(zone >= 1 && zone <= 60)) return undefined;
  return [
    ['latitude_of_origin', 0],
    ['central_meridian', zone * 6 - 183],
    ['scale_factor', 0.9996],
    ['false_easting', 500000],
    ['false_northing', series === 161 ? 10000000 : 0],
  ];
}

function geodeticWkt(keys: GeoKeys): string {
  const epsg = code(keys, geoKey.geodeticCrs) ?? systemOfDatum[Number(keys.get(geoKey.geodeticDatum))];
  const system = epsg === undefined ? undefined : geodeticSystems[epsg];
  const ellipsoid = ellipsoids[Number(keys.get(geoKey.ellipsoid))];
  const axis = number(keys, geoKey.semiMajorAxis) ?? system?.[3] ?? ellipsoid?.[1];
  const minor = number(keys, geoKey.semiMinorAxis);
  const flattening =
    number(keys, geoKey.inverseFlattening) ??
    (axis !== undefined && minor !== undefined ? (axis === minor ? 0 : axis / (axis - minor)) : undefined) ??
    system?.[4] ??
    ellipsoid?.[2];
  if (axis === undefined || flattening === undefined) return '';
  const cited = text(keys, geoKey.geodeticCitation);
  const name = system?.[0] ?? (citation(cited, 'GCS Name') || 'unknown');
  const datum = system?.[1] ?? (citation(cited, 'Datum') || name).replace(/\W+/g, '_');
  const spheroid = system?.[2] ?? ellipsoid?.[0] ?? (citation(cited, 'Ellipsoid') || 'unknown');
  const authority = epsg === undefined ? '' : `,AUTHORITY["EPSG","${epsg}"]`;
  const meridian = number(keys, geoKey.primeMeridianLongitude) ?? 0;
  return (
    `GEOGCS[${quote(name)},DATUM[${quote(datum)},SPHEROID[${quote(spheroid)},${axis},${flattening}]],` +
    `PRIMEM["${meridian === 0 ? 'Greenwich' : 'unknown'}",${meridian}],UNIT["degree",0.0174532925199433]${authority}]`
  );
}

function linearUnit(keys: GeoKeys): string {
  const unit = code(keys, geoKey.linearUnits);
  if (unit === 9002) return 'UNIT["foot",0.3048]';
  if (unit === 9003) return 'UNIT["US survey foot",0.304800609601219]';
  const size = number(keys, geoKey.linearUnitSize);
  return size !== undefined && size !== 1 ? `UNIT["unknown",${size}]` : 'UNIT["metre",1]';
}

/** A part of a citation such as `GCS Name = x|Datum = y`, or all of it where it has no parts. */
function citation(cited: string, part: string): string {
  const found = new RegExp(`${part} = ([^|]*)`).exec(cited)?.[1];
  return (found ?? (cited.includes(' = ') ? '' : cited)).trim();
}

function quote(name: string): string {
  return `"${name.replace(/"/g, '')}"`;
}

function code(keys: GeoKeys, key: number): number | undefined {
  const value = keys.get(key);
  return typeof value === 'number' && value > 0 && value !== userDefined ? value : undefined;
}

function number(keys: GeoKeys, key: number): number | undefined {
  const value = keys.get(key);
  return typeof value === 'number' ? value : undefined;
}

function text(keys: GeoKeys, key: number): string {
  const value = keys.get(key);
  return typeof value === 'string' ? value : '';
}
