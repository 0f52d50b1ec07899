import { GepDataError } from '@gep/raster';
import { fromGeoJson } from '../geometry';
import type { GeoJsonGeometry } from '../geometry';
import type { FieldValue } from '../model';
import type { GeometryFeature } from './to-feature';

/** The parts of a GeoJSON feature collection that are read. */
export interface GeoJsonCollection {
  readonly type: 'FeatureCollection';
  readonly features: readonly {
    readonly id?: string | number;
    readonly geometry: GeoJsonGeometry | null;
    readonly properties?: Readonly<Record<string, unknown>> | null;
  }[];
}

/**
 * Features of a GeoJSON collection for a layer in EPSG:4326. Features without geometry are left out; a property that
 * is neither text nor number becomes null (true and false become text). An absent id is the feature's number.
 * @throws GepDataError `geojson-collection`, `geojson-geometry`
 * @example
 * createPolygonLayer({ scheme }, { features: geoJsonFeatures(collection) });
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
    return [{ id: String(feature.id ?? index), geometry: fromGeoJson(feature.geometry), properties }];
  });
}

function fieldValue(value: unknown): FieldValue {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? String(value) : null;
}
