import { GepDataError } from '@gep/raster';
import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import MultiPoint from 'ol/geom/MultiPoint.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import { getTransform } from 'ol/proj.js';
import type { TransformFunction } from 'ol/proj.js';
import { decodeWkb } from '../geometry';
import type { FlatGeometry } from '../geometry';
import type { FeatureData, FieldValue } from '../model';
import { olProjection } from './ol-projection';

/** A feature with its geometry decoded; null where it has none. */
export interface GeometryFeature {
  readonly id: string;
  readonly geometry: FlatGeometry | null;
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
 * Features of OpenLayers, their geometry moved from one projection to another. Attributes stand in a record of their
 * own, so that a field named "geometry" harms nothing. A feature without geometry (null, or an empty text) has none
 * in OpenLayers either; a second feature with an id of the same lot is drawn too, but found by its record only.
 *
 * @param from code of the projection of the coordinates, e.g. `EPSG:4490`
 * @param to code of the map's projection
 * @throws GepDataError of `decodeWkb`, with the feature's id in `at`; RangeError for an unknown projection
 * @example
 * toFeatures([{ id: '1', wkb: 'AQEAAAAAAAAAAADwPwAAAAAAAABA', properties: {} }], 'EPSG:4326', 'EPSG:3857');
 */
export function toFeatures(
  inputs: readonly FeatureInput[],
  from: string,
  to: string,
): Feature<SimpleGeometry>[] {
  const move = from === to ? null : getTransform(olProjection(from), olProjection(to));
  const ids = new Set<string>();
  return inputs.map((input) => {
    const feature = makeFeature(input, move);
    // Sources of OpenLayers pass over a second feature of the same id without a word: it goes without.
    if (ids.size < ids.add(input.id).size) feature.setId(input.id);
    return feature;
  });
}

/**
 * One of {@link toFeatures}.
 * @throws as {@link toFeatures}
 * @example
 * toFeature(features[0], 'EPSG:4326', 'EPSG:3857').getGeometry()?.getExtent();
 */
export function toFeature(input: FeatureInput, from: string, to: string): Feature<SimpleGeometry> {
  return toFeatures([input], from, to)[0];
}

/**
 * Flat coordinates → geometry of OpenLayers; the coordinates are copied.
 * @example
 * olGeometry(decodeWkb('AQEAAAAAAAAAAADwPwAAAAAAAABA')).getType(); // 'Point'
 */
export function olGeometry(geometry: FlatGeometry): SimpleGeometry {
  return adopt(copyOf(geometry));
}

function makeFeature(input: FeatureInput, move: TransformFunction | null): Feature<SimpleGeometry> {
  const feature = new Feature<SimpleGeometry>();
  const flat = 'geometry' in input ? input.geometry && copyOf(input.geometry) : decode(input);
  if (flat !== null) {
    move?.(flat.flatCoordinates, flat.flatCoordinates, 2);
    const geometry = adopt(flat);
    // What `setGeometry` does, without the two events that it fires: they cost more than the decoding.
    geometry.addEventListener('change', () => feature.changed());
    feature.set('geometry', geometry, true);
  }
  const record: FeatureRecord = { id: input.id, properties: input.properties, row: -1, version: -1 };
  feature.set(recordKey, record, true);
  return feature;
}

type Writable<T> = T extends readonly (infer Part)[] ? Writable<Part>[] : T;
type WritableParts<T> = T extends unknown ? { -readonly [Key in keyof T]: Writable<T[Key]> } : never;

/** A geometry whose arrays nobody else holds. */
type OwnGeometry = WritableParts<FlatGeometry>;

/** The geometry of OpenLayers that takes the arrays over. */
function adopt(geometry: OwnGeometry): SimpleGeometry {
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

function copyOf(geometry: FlatGeometry): OwnGeometry {
  const flatCoordinates = geometry.flatCoordinates.slice();
  if ('endss' in geometry) {
    return { ...geometry, flatCoordinates, endss: geometry.endss.map((ends) => ends.slice()) };
  }
  if ('ends' in geometry) return { ...geometry, flatCoordinates, ends: geometry.ends.slice() };
  return { ...geometry, flatCoordinates };
}

function decode(input: FeatureData): OwnGeometry | null {
  if (input.wkb === null || input.wkb.length === 0) return null;
  try {
    return decodeWkb(input.wkb) as OwnGeometry;
  } catch (error) {
    if (!(error instanceof GepDataError)) throw error;
    throw new GepDataError(error.code, `feature ${input.id}, ${error.at}`, error.expected, { cause: error });
  }
}
