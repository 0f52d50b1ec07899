import type { GeoJsonFeature } from '@gep/map-engine/layer';
import { OwnFault } from './own-fault';
import { bytesOf, textOf } from './source-file';

/** What a text file of features holds. */
export interface ReadFeatures {
  readonly features: readonly GeoJsonFeature[];
  /** Code or WKT; null where the file names none. */
  readonly crs: string | null;
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/**
 * Features of a GeoJSON file: a collection, a single feature or a geometry. Collections of geometries become a feature
 * each. Longitude and latitude unless the file has the `crs` of the older GeoJSON.
 * @throws OwnFault `json`, `geojson`, `topojson`, `geometry`
 */
export async function readGeoJson(file: File): Promise<ReadFeatures> {
  let json: unknown;
  try {
    json = JSON.parse(textOf(await bytesOf(file)).replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) throw new OwnFault(file.name, 'json');
    throw error;
  }
  if (!isObject(json)) throw new OwnFault(file.name, 'geojson');
  if (json.type === 'Topology') throw new OwnFault(file.name, 'topojson');
  return { features: featuresOf(file.name, json), crs: crsOf(json) };
}

function featuresOf(file: string, json: Json): GeoJsonFeature[] {
  const list: unknown =
    json.type === 'FeatureCollection'
      ? json.features
      : json.type === 'Feature'
        ? [json]
        : [{ type: 'Feature', geometry: json, properties: {} }];
  if (!Array.isArray(list)) throw new OwnFault(file, 'geojson');
  return list.flatMap((one: unknown, index): GeoJsonFeature[] => {
    if (!isObject(one)) throw new OwnFault(file, 'geometry', { at: `features[${index}]` });
    const { id } = one;
    const feature = {
      ...((typeof id === 'string' || typeof id === 'number') && { id }),
      properties: isObject(one.properties) ? one.properties : {},
    };
    const geometries = one.geometry ? simple(file, one.geometry, index) : [];
    return geometries.map((geometry) => ({ ...feature, geometry }));
  });
}

/** The geometries of one, which may be a collection of them. */
function simple(file: string, geometry: unknown, index: number, depth = 0): GeoJsonFeature['geometry'][] {
  const isList = isObject(geometry) && geometry.type === 'GeometryCollection';
  if (!isObject(geometry) || depth > 8) throw new OwnFault(file, 'geometry', { at: `features[${index}]` });
  if (isList && Array.isArray(geometry.geometries))
    return geometry.geometries.flatMap((one: unknown) => simple(file, one, index, depth + 1));
  if (typeof geometry.type !== 'string' || !Array.isArray(geometry.coordinates))
    throw new OwnFault(file, typeof geometry.type === 'string' ? 'geometry' : 'geojson', {
      at: `features[${index}]`,
    });
  return [geometry as unknown as GeoJsonFeature['geometry']];
}

/** `urn:ogc:def:crs:EPSG::4490` and `EPSG:4490` name a system; CRS84 is longitude and latitude. */
function crsOf({ crs }: Json): string {
  const name = isObject(crs) && isObject(crs.properties) ? crs.properties.name : null;
  const epsg = typeof name === 'string' ? /EPSG:.*?(\d+)$/.exec(name)?.[1] : undefined;
  return epsg === undefined ? 'EPSG:4326' : `EPSG:${epsg}`;
}
