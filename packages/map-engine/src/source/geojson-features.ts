import { GepDataError } from '@gep/raster';
import { fromGeoJson } from '../geometry';
import type { GeoJsonGeometry } from '../geometry';
import type { FieldValue } from '../model';
import type { GeometryFeature } from './to-feature';

/** The parts of a GeoJSON feature that are read; `Feature` of @types/geojson is one. */
export interface GeoJsonFeature {
  readonly type?: 'Feature';
  readonly id?: string | number;
  /** A collection of geometries is refused when it is read. */
  readonly geometry: GeoJsonGeometry | { readonly type: 'GeometryCollection' } | null;
  readonly properties?: Readonly<Record<string, unknown>> | null;
}

/** The parts of a GeoJSON feature collection that are read; `FeatureCollection` of @types/geojson is one. */
export interface GeoJsonCollection {
  readonly type: 'FeatureCollection';
  readonly features: readonly GeoJsonFeature[];
}

/**
 * Features of a GeoJSON collection for a layer in EPSG:4326. Features without geometry are left out; a property that
 * is neither text nor number becomes null (true and false become text). An absent id is the feature's number.
 * @throws GepDataError `geojson-collection`, `geojson-geometry`
 * @example
 * geoJsonFeatures(collection).map(({ id }) => id);
 */
export function geoJsonFeatures(collection: GeoJsonCollection): GeometryFeature[] {
  if (!Array.isArray(collection?.features)) {
    throw new GepDataError('geojson-collection', 'features', 'a FeatureCollection with a list of features');
  }
  return collection.features.flatMap((feature, index) => {
    if (feature.geometry === null) return [];
    const properties: Record<string, FieldValue> = {};
    for (const [name, value] of Object.entries(feature.properties ?? {}))
      properties[name] = fieldValue(value);
    return [
      {
        id: String(feature.id ?? index),
        geometry: fromGeoJson(feature.geometry as GeoJsonGeometry),
        properties,
      },
    ];
  });
}

function fieldValue(value: unknown): FieldValue {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? String(value) : null;
}
