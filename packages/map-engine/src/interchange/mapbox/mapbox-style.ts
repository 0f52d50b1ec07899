import type { Expression } from '../expression/write-condition';

/** A layer of a Mapbox style; its properties are by its type. */
export interface MapboxLayer {
  id: string;
  type: 'fill' | 'line' | 'circle' | 'symbol';
  source: string;
  filter?: Expression;
  layout?: Record<string, string | number | boolean | number[] | string[] | Expression>;
  paint?: Record<string, string | number | number[]>;
  /** What the row is called, which maps do not look at. */
  metadata?: { 'gep:label': string };
}

/** A style of Mapbox GL and MapLibre, version 8. */
export interface MapboxStyle {
  version: 8;
  name: string;
  sources: Record<string, { type: 'geojson'; data: { type: 'FeatureCollection'; features: [] } }>;
  layers: MapboxLayer[];
}
