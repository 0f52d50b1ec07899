declare module 'shpjs' {
  import type { GeoJsonFeature } from '@gep/map-engine/layer';

  /** Shapes in the order of the file, null for an empty one. */
  export function parseShp(shp: Uint8Array): GeoJsonFeature['geometry'][];
  /** Rows of a dBASE table; `encoding` is a label of the encoding standard. */
  export function parseDbf(dbf: Uint8Array, encoding: string): Record<string, unknown>[];
}
