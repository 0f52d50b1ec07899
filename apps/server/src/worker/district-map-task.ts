import type { FillItem } from '@gep/map-engine/symbol';

/** Draws districts in the symbols of their classes as a picture for a document. */
export interface DistrictMapTask {
  readonly kind: 'district-map';
  /** Polygons in EPSG:3857, WKB in base64. */
  readonly shapes: readonly string[];
  /** Names of the districts; null: none are written. */
  readonly names: readonly string[] | null;
  /** Index of the symbol of each shape; -1: not drawn. */
  readonly symbolOf: readonly number[];
  readonly symbols: readonly (readonly FillItem[])[];
  /** Colours of the symbols, where a picture of cells stands for the drawing. */
  readonly colors: readonly string[];
  /** Points that the drawing may be wide and high. */
  readonly box: readonly [width: number, height: number];
}

export interface DistrictMap {
  readonly svg: string;
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A polygon as rings in points of the drawing. */
export type DrawnShape = readonly (readonly number[])[];
