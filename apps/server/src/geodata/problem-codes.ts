/**
 * Codes of faults and warnings about geodata of users. The words live in message files; `at` names the file
 * (with a place inside it where there is one), `expected` says what would have been right.
 */
export const regionProblemCodes = [
  'region-not-shapefile',
  'region-names-differ',
  'region-part-twice',
  'region-parts-missing',
  'region-part-empty',
  'region-part-damaged',
  'region-part-truncated',
  'region-record-damaged',
  'region-geometry-kind',
  'region-no-rows',
  'region-no-fields',
  'region-no-geometry',
  'region-too-large',
  'region-row-count-differs',
  'region-coordinates-invalid',
  'region-coordinates-outside-crs',
  'region-crs-unreadable',
  'region-crs-unsupported',
  'region-encoding-unknown',
  'region-dissolve-failed',
] as const;

export const regionWarningCodes = [
  'region-encoding-declared-wrong',
  'region-encoding-undecodable',
  'region-geometry-missing',
  'region-part-longer-than-declared',
  'region-self-intersection',
] as const;

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

export const gridProblemCodes = ['grid-too-many-cells', 'grid-extent-invalid'] as const;

export const hostProblemCodes = ['geodata-timeout', 'geodata-memory', 'geodata-crashed'] as const;

export type GeodataProblemCode =
  | (typeof regionProblemCodes)[number]
  | (typeof rasterProblemCodes)[number]
  | (typeof gridProblemCodes)[number]
  | (typeof hostProblemCodes)[number];

export type GeodataWarningCode = (typeof regionWarningCodes)[number] | (typeof rasterWarningCodes)[number];

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
