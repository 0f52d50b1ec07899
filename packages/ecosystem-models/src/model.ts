import type { ModelDefinition, ModelGroup, TableRow } from './definition';
import type { Warning } from './problem';

/** Parameters ready for a computation: defaults filled, prices of one year picked (see `resolveParameters`). */
export type ResolvedParameters = Readonly<
  Record<string, number | string | boolean | readonly number[] | readonly TableRow[]>
>;

/** One input of a window: an array (NaN is NoData), one number for all cells, or one of these per band or event. */
export type RasterInput = Float64Array | number | readonly (Float64Array | number)[];

/** Layers of a window by output key: 64-bit floats, NaN is NoData. */
export type WindowLayers = Readonly<Record<string, Float64Array>>;

/**
 * A window of the project grid, row-major from the top left, with the halo that the model asks for. All arrays have
 * width·height cells. Everything can be cloned to a worker.
 */
export interface PixelInputs {
  readonly width: number;
  readonly height: number;
  /** Side of a square cell in metres; the grid is projected. */
  readonly cellSize: number;
  /** Ecosystem type codes after reclassification; -9999 is a missing land type. */
  readonly landCover: Int32Array | Float64Array;
  readonly rasters: Readonly<Record<string, RasterInput | undefined>>;
  /** 1 for cells inside a district; other cells become NoData and are not counted. Absent: all are inside. */
  readonly inside?: Uint8Array;
  /** District index per cell, -1 outside; only for models with `prepare`. */
  readonly districts?: Int32Array;
  /** What `prepare` made of the first pass; absent in the first pass. */
  readonly prepared?: Prepared;
  /** The models this one depends on, by slug, over the same window. */
  readonly upstream?: Readonly<Record<string, Upstream>>;
}

/** A dependency's layers before forced zero, and what they were computed from. */
export interface Upstream {
  readonly layers: WindowLayers;
  readonly inputs: PixelInputs;
}

/** Sums of the first pass: per layer, one number a district. */
export type DistrictTotals = Readonly<Record<string, Float64Array>>;
/** Factors for the second pass: per name, one number a district. */
export type Prepared = Readonly<Record<string, Float64Array>>;

/** Layers of a window, and what was found wrong with its cells. */
export interface WindowResult {
  readonly layers: WindowLayers;
  readonly warnings: readonly Warning[];
}

/** A model that runs window by window; layers cover the input window, the caller cuts the halo off. */
export interface PixelCompute {
  readonly kind: 'pixel';
  /** Metres of neighbours needed around a window. */
  readonly halo: (parameters: ResolvedParameters) => number;
  /** Present: the windows run twice; the first pass' district sums come in here, the second pass gets the answer. */
  readonly prepare?: (totals: DistrictTotals, parameters: ResolvedParameters) => Prepared;
  readonly window: (inputs: PixelInputs, parameters: ResolvedParameters) => WindowResult;
}

/** A figure of a district: sum (or mean) of the valid cells, null without any. */
export interface ZonalRow {
  /** District code or index; null is the whole grid. */
  readonly district: number | string | null;
  readonly layer: string;
  readonly figure: number | null;
  readonly validCells: number;
  readonly cells: number;
}

/** A definition and its computation. */
export interface Model {
  readonly id: number;
  readonly slug: string;
  readonly group: ModelGroup;
  readonly definition: ModelDefinition;
  readonly compute: PixelCompute;
}

/** Makes a model out of its two halves. */
export function pixelModel(definition: ModelDefinition, compute: PixelCompute): Model {
  return { id: definition.id, slug: definition.slug, group: definition.group, definition, compute };
}
