/**
 * Codes of faults and warnings about geodata of users. The words live in message files; `at` names the file
 * (with a place inside it where there is one), `expected` says what would have been right.
 */
export const vectorProblemCodes = [
  'vector-format',
  'vector-layers',
  'vector-not-shapefile',
  'vector-names-differ',
  'vector-part-twice',
  'vector-parts-missing',
  'vector-part-empty',
  'vector-part-damaged',
  'vector-part-truncated',
  'vector-record-damaged',
  'vector-geometry-kind',
  'vector-geometry-mixed',
  'vector-no-rows',
  'vector-no-fields',
  'vector-no-geometry',
  'vector-too-large',
  'vector-row-count-differs',
  'vector-coordinates-invalid',
  'vector-coordinates-outside-crs',
  'vector-crs-missing',
  'vector-crs-unreadable',
  'vector-crs-unsupported',
] as const;

export const vectorWarningCodes = [
  'vector-geometry-missing',
  'vector-part-longer-than-declared',
  'vector-self-intersection',
] as const;

export const encodingProblemCodes = ['encoding-unknown'] as const;

export const encodingWarningCodes = ['encoding-declared-wrong', 'encoding-undecodable'] as const;

export const regionProblemCodes = ['region-dissolve-failed'] as const;

export const archiveProblemCodes = [
  'archive-contents',
  'archive-damaged',
  'archive-encrypted',
  'archive-too-many-files',
  'archive-too-large',
] as const;

export const tableProblemCodes = [
  'table-format',
  'table-file-empty',
  'table-empty',
  'table-damaged',
  'table-quotes',
  'table-header-missing',
  'table-header-repeated',
  'table-too-large',
  'table-too-many-rows',
  'table-too-many-columns',
  'table-too-many-cells',
  'table-cell-too-long',
] as const;

export const tableWarningCodes = ['table-not-calculated', 'table-cell-error'] as const;

export const rasterProblemCodes = [
  'raster-not-geotiff',
  'raster-file-empty',
  'raster-truncated',
  'raster-damaged',
  'raster-too-large',
  'raster-too-many-bands',
  'raster-codec-unsupported',
  'raster-type-unsupported',
  'raster-band-missing',
  'raster-crs-missing',
  'raster-crs-unsupported',
  'raster-georeference-missing',
  'raster-outside-target',
  'raster-not-classes',
] as const;

export const rasterWarningCodes = [
  'raster-no-crs',
  'raster-no-georeference',
  'raster-no-valid-cells',
  'raster-metadata-damaged',
] as const;

export const seriesProblemCodes = [
  'series-contents',
  'series-order',
  'series-twice',
  'series-bands',
  'series-differs',
] as const;

export const seriesWarningCodes = ['series-gap'] as const;

export const gridProblemCodes = ['grid-too-many-cells', 'grid-extent-invalid'] as const;

export const hostProblemCodes = [
  'geodata-timeout',
  'geodata-memory',
  'geodata-crashed',
  'geodata-busy',
] as const;

export type GeodataProblemCode =
  | (typeof vectorProblemCodes)[number]
  | (typeof encodingProblemCodes)[number]
  | (typeof regionProblemCodes)[number]
  | (typeof archiveProblemCodes)[number]
  | (typeof tableProblemCodes)[number]
  | (typeof rasterProblemCodes)[number]
  | (typeof seriesProblemCodes)[number]
  | (typeof gridProblemCodes)[number]
  | (typeof hostProblemCodes)[number];

export type GeodataWarningCode =
  | (typeof vectorWarningCodes)[number]
  | (typeof encodingWarningCodes)[number]
  | (typeof tableWarningCodes)[number]
  | (typeof rasterWarningCodes)[number]
  | (typeof seriesWarningCodes)[number];

/** Values inside the sentence of a problem, for example the missing parts. */
export type ProblemArgs = Readonly<Record<string, string | number>>;

/** What went wrong (or is worth a warning), ready to be worded. Plain data: travels between processes. */
export interface GeodataProblem<Code extends string = GeodataProblemCode> {
  readonly code: Code;
  /** File name as the user knows it, with a place inside it where there is one. */
  readonly at: string;
  /** What would have been right, in English. */
  readonly expected: string;
  readonly args?: ProblemArgs;
  /** What the parser said, for logs. */
  readonly detail?: string;
}
export type GeodataWarning = GeodataProblem<GeodataWarningCode>;
