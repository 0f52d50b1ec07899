import { GepDataError } from '@gep/raster';
import Feature from 'ol/Feature.js';
import type { FeatureLike } from 'ol/Feature.js';
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

/** Ids of features that share theirs with another one of the same lot, which OpenLayers does not allow. */
const sharedIds = new WeakMap<FeatureLike, string>();

/** The id of a feature as it was given; empty without one. */
export function idOf(feature: FeatureLike): string {
  return String(feature.getId() ?? sharedIds.get(feature) ?? '');
}

/**
 * Features of OpenLayers, their geometry moved from one projection to another; `feature.get(field)` reads an attribute.
 * The geometry has another name in a feature with a field "geometry". A feature without geometry (null, or an empty
 * text) has none in OpenLayers either; a second feature with an id of the same lot is drawn too, but without its id.
 *
 * @param from code of the projection of the coordinates, e.g. `EPSG:4490`
 * @param to code of the map's projection
 * @throws GepDataError of `decodeWkb`, with the feature's id in `at`, and `coordinates-not-degrees` for metres in a
 *   projection of degrees; RangeError for an unknown projection
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
  const flats = inputs.map(flatOf);
  checkDegrees(inputs, flats, from);
  return inputs.map((input, index) => {
    const feature = makeFeature(flats[index], input.properties, move);
    // Sources of OpenLayers silently skip a second feature of the same id: it goes without.
    if (ids.size < ids.add(input.id).size) feature.setId(input.id);
    else sharedIds.set(feature, input.id);
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

function flatOf(input: FeatureInput): OwnGeometry | null {
  return 'geometry' in input ? input.geometry && copyOf(input.geometry) : decode(input);
}

/** Farther from 0 than this no longitude is, also on a map that goes round the world. */
const farthest = 720;

/**
 * Metres that are taken for degrees are outside every map, which would stay empty. The first position decides: a
 * single stray one harms nothing.
 * @throws GepDataError `coordinates-not-degrees`
 */
function checkDegrees(
  inputs: readonly FeatureInput[],
  flats: readonly (OwnGeometry | null)[],
  projection: string,
): void {
  const index = flats.findIndex((flat) => flat !== null && flat.flatCoordinates.length > 0);
  if (index < 0 || olProjection(projection).getUnits() !== 'degrees') return;
  const [x, y] = flats[index]!.flatCoordinates;
  if (Math.abs(x) <= farthest && Math.abs(y) <= farthest) return;
  throw new GepDataError(
    'coordinates-not-degrees',
    `feature ${inputs[index].id}, position ${x}, ${y}`,
    `degrees of ${projection}; these look like metres: give the layer their projection, e.g. EPSG:3857`,
  );
}

function makeFeature(
  flat: OwnGeometry | null,
  properties: FeatureInput['properties'],
  move: TransformFunction | null,
): Feature<SimpleGeometry> {
  const feature = new Feature<SimpleGeometry>();
  feature.setProperties(properties, true);
  if ('geometry' in properties) feature.setGeometryName(fieldSafeName);
  if (flat !== null) {
    move?.(flat.flatCoordinates, flat.flatCoordinates, 2);
    const geometry = adopt(flat);
    // What `setGeometry` does, without the two events that it fires: they cost more than the decoding.
    geometry.addEventListener('change', () => feature.changed());
    feature.set(feature.getGeometryName(), geometry, true);
  }
  return feature;
}

/** Name of the geometry where a field is called "geometry". */
const fieldSafeName = 'gep:geometry';

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
