import type { ModelDefinition, ModelGroup, TableRow } from './definition';
import type { Name } from './name';
import type { Warning } from './problem';
import type { Records } from './records';

/** Parameters ready for a computation: defaults filled, prices of one year picked (see `resolveParameters`). */
export type ResolvedParameters = Readonly<
  Record<string, number | string | boolean | readonly number[] | readonly string[] | readonly TableRow[]>
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
  /** The window's own rows: the first, and one past the last. The others are halo: read, not computed. Absent: all. */
  readonly rows?: readonly [number, number];
  /** Side of a square cell in metres; the grid is projected. */
  readonly cellSize: number;
  /** Easting and northing of the window's top left corner, for models that read features. */
  readonly origin?: readonly [number, number];
  /** Ecosystem type codes after reclassification; -9999 is a missing land type. */
  readonly landCover: Int32Array | Float64Array;
  readonly rasters: Readonly<Record<string, RasterInput | undefined>>;
  /** 1 for cells inside a district; other cells become NoData and are not counted. Absent: all are inside. */
  readonly inside?: Uint8Array;
  /** District index per cell, -1 outside; read in the second pass of models with `prepare`. */
  readonly districts?: Int32Array;
  /** The districts, and the rows and features of table and vector inputs; absent: none. */
  readonly context?: DistrictContext;
  /** What `prepare` made of the first pass; absent in the first pass. */
  readonly prepared?: Prepared;
  /** The models this one depends on, by slug, over the same window. */
  readonly upstream?: Readonly<Record<string, Upstream>>;
}

/** A dependency's layers before forced zero (none of an `inputsOnly` one), and what they are computed from. */
export interface Upstream {
  readonly layers: WindowLayers;
  readonly inputs: PixelInputs;
  readonly parameters: ResolvedParameters;
}

/** Figures of layers, one number a district: the sum of valid cells, and how many there are. */
export type DistrictTotals = Readonly<
  Record<string, { readonly sum: Float64Array; readonly valid: Float64Array }>
>;
/** Factors for the second pass: per name, one number a district. */
export type Prepared = Readonly<Record<string, Float64Array>>;

/** Layers of a window, and what was found wrong with its cells. */
export interface WindowResult {
  readonly layers: WindowLayers;
  readonly warnings: readonly Warning[];
}

/** What of a model is about districts and not about cells. */
export interface DistrictContext {
  readonly districtCount: number;
  readonly records: Records;
}

/** Figures by output key, one number a district; NaN is a district without a figure. */
export interface DistrictResult {
  readonly figures: Readonly<Record<string, Float64Array>>;
  readonly warnings: readonly Warning[];
}

/** The stages of a model that read cells; layers cover the input window, the caller cuts the halo off. */
export interface WindowStages {
  /** Metres of neighbours needed around a window. */
  readonly halo: (parameters: ResolvedParameters, cellSize: number) => number;
  /** Layers of a first pass whose district figures `prepare` needs; none with these parameters: one pass is enough. */
  readonly gathers?: (parameters: ResolvedParameters) => readonly string[];
  /** Computes the layers of the first pass, whose keys may also depend on records; absent: `window` does. */
  readonly gather?: (inputs: PixelInputs, parameters: ResolvedParameters) => WindowLayers;
  /** What the first pass' figures have to report. */
  readonly checkTotals?: (
    totals: DistrictTotals,
    parameters: ResolvedParameters,
    context: DistrictContext,
  ) => readonly Warning[];
  /** Makes the second pass' factors out of the first pass' district figures. */
  readonly prepare?: (
    totals: DistrictTotals,
    parameters: ResolvedParameters,
    context: DistrictContext,
  ) => Prepared;
  readonly window: (inputs: PixelInputs, parameters: ResolvedParameters) => WindowResult;
}

/** A model that is computed cell by cell, window by window. */
export interface PixelCompute extends WindowStages {
  readonly kind: 'pixel';
  /**
   * District figures that are more than the sum of cells, such as those of a table; they replace the sums.
   * @param totals of the result's layers
   * @param prepared what `prepare` made, if the windows ran twice
   */
  readonly districts?: (
    totals: DistrictTotals,
    parameters: ResolvedParameters,
    context: DistrictContext,
    prepared: Prepared,
  ) => DistrictResult;
}

/** A model whose figures come from statistics by district, and may be shared over cells afterwards. */
export interface DistrictCompute {
  readonly kind: 'district';
  readonly districts: (parameters: ResolvedParameters, context: DistrictContext) => DistrictResult;
  /** How the value is shared over cells; absent: the model has no raster. */
  readonly sharing?: WindowStages;
}

/** The computation of a model. */
export type Compute = PixelCompute | DistrictCompute;

/** A figure of a district: sum (or mean) of the valid cells, null without any. */
export interface ZonalRow {
  /** District code or index; null is the whole grid. */
  readonly district: number | string | null;
  readonly layer: string;
  readonly figure: number | null;
  readonly validCells: number;
  readonly cells: number;
}

/** A factor of everything, or one for each type code (0: of what has no type); NaN where none applies. */
export type Factor = number | Float64Array;

/** A part of an output: an amount of a quantity times a factor. */
export interface Term {
  /** Key of an output, or of a part that the account adds. */
  readonly quantity: string;
  readonly factor: Factor;
}

/** How a model's figures follow from the amounts that a run has counted. */
export interface Account {
  /**
   * What the amounts of each quantity are proportional to, beside the factors of `terms`: a quantity that was counted
   * with one scale is multiplied by the ratio of the new scale to it. Absent: the amounts stay.
   */
  readonly scales?: (parameters: ResolvedParameters) => Readonly<Record<string, Factor | undefined>>;
  /**
   * The outputs that are sums of quantities times factors; every other output is its own quantity. In a district and type,
   * the cells of the quantities of one output are multiples of each other (see `outputCells`).
   * @param quantities keys of the quantities that there are, for accounts whose parts depend on records
   */
  readonly terms: (
    parameters: ResolvedParameters,
    quantities: readonly string[],
  ) => Readonly<Record<string, readonly Term[] | undefined>>;
  /** Quantities other than outputs, as people who follow a figure read them. */
  readonly named?: Readonly<Record<string, { readonly name: Name; readonly unit: string }>>;
  /** Amounts by district that no cell has, by quantity; NaN where a district has none. */
  readonly parts?: (
    parameters: ResolvedParameters,
    context: DistrictContext,
    prepared: Prepared,
  ) => Readonly<Record<string, Float64Array>>;
}

/** A definition and its computation. */
export interface Model {
  readonly id: number;
  readonly slug: string;
  readonly group: ModelGroup;
  readonly definition: ModelDefinition;
  readonly compute: Compute;
  /** Absent: every change of a parameter needs a run. */
  readonly account?: Account;
}

function modelOf(definition: ModelDefinition, compute: Compute, account?: Account): Model {
  const { id, slug, group } = definition;
  return { id, slug, group, definition, compute, ...(account && { account }) };
}

/** Makes a model of cells out of its halves; its account says which parameters need no run. */
export function pixelModel(definition: ModelDefinition, compute: PixelCompute, account?: Account): Model {
  return modelOf(definition, compute, account);
}

/** Makes a model of district statistics out of its halves; its account says which parameters need no run. */
export function districtModel(
  definition: ModelDefinition,
  compute: DistrictCompute,
  account?: Account,
): Model {
  return modelOf(definition, compute, account);
}

/**
 * The stages of a model that read cells; undefined where it has none.
 * @example
 * windowStages(models['carbon-sequestration']) === models['carbon-sequestration'].compute; // true
 */
export function windowStages({ compute }: Model): WindowStages | undefined {
  return compute.kind === 'pixel' ? compute : compute.sharing;
}
