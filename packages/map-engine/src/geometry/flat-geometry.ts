import type { Extent } from '../model/layer';

export type { Extent };

/** Coordinates of all vertices one after the other: `[x0, y0, x1, y1, …]`. */
export type FlatCoordinates = readonly number[];

/** A geometry with all its vertices in one flat array; `ends` are offsets into it, just past each part. */
export type FlatGeometry =
  | { readonly type: 'Point'; readonly flatCoordinates: FlatCoordinates; readonly layout: 'XY' }
  | { readonly type: 'LineString'; readonly flatCoordinates: FlatCoordinates; readonly layout: 'XY' }
  | { readonly type: 'MultiPoint'; readonly flatCoordinates: FlatCoordinates; readonly layout: 'XY' }
  | {
      readonly type: 'MultiLineString';
      readonly flatCoordinates: FlatCoordinates;
      readonly layout: 'XY';
      readonly ends: readonly number[];
    }
  | {
      readonly type: 'Polygon';
      readonly flatCoordinates: FlatCoordinates;
      readonly layout: 'XY';
      readonly ends: readonly number[];
    }
  | {
      readonly type: 'MultiPolygon';
      readonly flatCoordinates: FlatCoordinates;
      readonly layout: 'XY';
      /** One list of ring ends a polygon. */
      readonly endss: readonly (readonly number[])[];
    };

/** Types that a decoded geometry can have. */
export type FlatGeometryType = FlatGeometry['type'];
