import type { FlatGeometry, GeoJsonGeometry } from '../geometry';

/** A region that a person drew: valid, so of several polygons where the outline crosses itself. */
export interface DrawnRegion {
  /** In the projection that was asked for; without, in that of the map, or in EPSG:4326 where that is for display only. */
  readonly geometry: FlatGeometry;
  readonly projection: string;
  /** Well-known binary of `geometry`. */
  readonly wkb: Uint8Array<ArrayBuffer>;
  /** Longitude and latitude. */
  readonly geoJson: GeoJsonGeometry;
}

/** How a region is drawn. */
export interface DrawOptions {
  /** Cancels the drawing. */
  readonly signal?: AbortSignal;
  /**
   * Projection of the region, in units of metres; the map's unless said. Its edges stay where they were drawn: long ones
   * that bend on the way get points, until they are right to a metre.
   */
  readonly projection?: string;
  /**
   * Hears of the region so far with each movement, the place of the pointer being its last point; from 3 points on. It is
   * as it was drawn: where its outline crosses itself, what is inside counts by the even-odd rule.
   */
  readonly onSketch?: (sketch: DrawnRegion) => void;
}

/** What a drawing that gives no region rejects with. */
export function cancelled(): DOMException {
  return new DOMException('The drawing was cancelled', 'AbortError');
}
