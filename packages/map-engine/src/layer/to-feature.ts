import { GepDataError } from '@gep/raster';
import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import MultiPoint from 'ol/geom/MultiPoint.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import { decodeWkb } from '../geometry';
import type { FlatGeometry } from '../geometry';
import type { FeatureData, FieldValue } from '../model';
import { olProjection } from './ol-projection';

/** A feature with its geometry decoded. */
export interface GeometryFeature {
  readonly id: string;
  readonly geometry: FlatGeometry;
  readonly properties: Readonly<Record<string, FieldValue>>;
}

/** Features as the server sends them, or with flat coordinates (what `geoJsonFeatures` gives). */
export type FeatureInput = FeatureData | GeometryFeature;

/** What the engine keeps with an OpenLayers feature; `row` and `version` are the style function's memory. */
export interface FeatureRecord {
  readonly id: string;
  readonly properties: Readonly<Record<string, FieldValue>>;
  row: number;
  version: number;
}

const recordKey = 'gep';

/** The record of a feature made by {@link toFeature}. */
export function recordOf(feature: { get(key: string): unknown }): FeatureRecord | undefined {
  return feature.get(recordKey) as FeatureRecord | undefined;
}

/**
 * A feature of OpenLayers, its geometry moved from one projection to another. Attributes stand in a record of their
 * own, so that a field named "geometry" harms nothing.
 * @throws GepDataError of `decodeWkb`, with the feature's id in `at`
 */
export function toFeature(input: FeatureInput, from: string, to: string): Feature<SimpleGeometry> {
  const geometry = 'geometry' in input ? olGeometry(input.geometry) : adopt(decode(input));
  if (from !== to) geometry.transform(olProjection(from), olProjection(to));
  const feature = new Feature(geometry);
  feature.setId(input.id);
  const record: FeatureRecord = { id: input.id, properties: input.properties, row: -1, version: -1 };
  feature.set(recordKey, record, true);
  return feature;
}

/** Flat coordinates → geometry of OpenLayers; the coordinates are copied. */
export function olGeometry(geometry: FlatGeometry): SimpleGeometry {
  return adopt(structuredClone(geometry));
}

/** The same without the copy, for coordinates that nobody else holds. */
function adopt(geometry: FlatGeometry): SimpleGeometry {
  const flat = geometry.flatCoordinates;
  switch (geometry.type) {
    case 'Point':
      // OpenLayers cannot hold an empty point.
      return flat.length === 0 ? new MultiPoint([], 'XY') : new Point(flat, 'XY');
    case 'LineString':
      return new LineString(flat, 'XY');
    case 'MultiPoint':
      return new MultiPoint(flat, 'XY');
    case 'Polygon':
      return new Polygon(flat, 'XY', geometry.ends);
    case 'MultiLineString':
      return new MultiLineString(flat, 'XY', geometry.ends);
    case 'MultiPolygon':
      return new MultiPolygon(flat, 'XY', geometry.endss);
  }
}

function decode(input: FeatureData): FlatGeometry {
  try {
    return decodeWkb(input.wkb);
  } catch (error) {
    if (!(error instanceof GepDataError)) throw error;
    throw new GepDataError(error.code, `feature ${input.id}, ${error.at}`, error.expected, { cause: error });
  }
}
