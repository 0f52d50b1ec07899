import type { RecordGeometry } from '@gep/ecosystem-models';
import type { GridPolygons } from './grid-polygons';

/** Finds the districts of features; lines are cut at their borders. */
export interface LocateTask {
  readonly kind: 'locate';
  /** In the CRS of the grid; null where a feature has no shape. */
  readonly wkb: readonly (Uint8Array | null)[];
  readonly polygons: GridPolygons;
  /** District index of each polygon. */
  readonly districtOf: Int32Array;
}

/** The part of a feature that is in one district. */
export interface LocatedPart {
  readonly district: number;
  /** Part of the length of the whole feature, 0-1; 1 for points and polygons. */
  readonly share: number;
  readonly geometry: RecordGeometry;
}
