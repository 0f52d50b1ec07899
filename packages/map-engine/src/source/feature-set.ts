import type { FeatureLike } from 'ol/Feature.js';
import type { VectorGeometry } from '../model';
import type { DataRows, VectorData } from '../scheme';
import { geometryKind, propertiesOf } from './feature-properties';
import type { GeoJsonCollection } from './geojson-features';

/** Data that a scheme is built from: a GeoJSON collection, features of OpenLayers, or attributes alone. */
export type FeatureSet = GeoJsonCollection | readonly FeatureLike[] | DataRows;

/**
 * Geometry and attributes of a set of features.
 * @param geometry what is drawn; by default what the first feature with a geometry has
 * @throws TypeError where the geometry is not given and no feature has one
 */
export function vectorData(data: FeatureSet, geometry?: VectorGeometry): VectorData {
  const features = isCollection(data) ? data.features : null;
  const rows = isCollection(data) ? [] : data;
  const types = features
    ? features.map((feature) => feature.geometry?.type)
    : rows.map((row) => (isFeature(row) ? row.getGeometry()?.getType() : undefined));
  const type = types.find((one) => one !== undefined);
  const drawn = geometry ?? (type && geometryKind(type));
  if (drawn === undefined) {
    throw new TypeError('geometry: got none, allowed: point, line or polygon, for data without geometries');
  }
  const properties = features
    ? features.map((feature) => feature.properties ?? {})
    : rows.map((row) => (isFeature(row) ? propertiesOf(row) : row));
  return { geometry: drawn, properties };
}

function isCollection(data: FeatureSet): data is GeoJsonCollection {
  return !Array.isArray(data);
}

/** Whether something is a feature of OpenLayers, of any copy of it. */
export function isFeature(row: unknown): row is FeatureLike {
  return typeof (row as Partial<FeatureLike> | null)?.getGeometry === 'function';
}
