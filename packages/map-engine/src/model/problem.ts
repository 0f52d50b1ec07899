import type { Problem as DataProblem } from '@gep/raster';

/** What can be wrong with a user's style. The words (zh-CN, en) live in the editors' message files. */
export const problemCodes = [
  'required-name',
  'required-field',
  'required-band',
  'required-red-band',
  'required-green-band',
  'required-blue-band',
  'required-alpha-band',
  'no-color-channel',
  'no-visible-symbol',
  'no-visible-category',
  'no-visible-color',
  'last-symbol-layer',
  'field-not-numeric',
  'too-many-unique-values',
  'break-not-below-next',
  'break-not-above-previous',
  'break-out-of-byte-range',
  'break-invalid',
  'breaks-not-ascending',
  'too-few-breaks',
  'clip-sum-exceeds-100',
  'min-not-below-max',
  'out-of-range',
  'invalid-color',
  'nested-too-deep',
  'statistics-missing',
  'histogram-missing',
  'image-type',
  'image-size',
  'image-broken',
  'font-missing',
  'field-missing',
  'geometry-missing',
  'display-only-projection',
] as const;

/** One of {@link problemCodes}. */
export type ProblemCode = (typeof problemCodes)[number];

/**
 * One fault in a user's style. `at` is its path in the model, e.g. `classification.classes` or
 * `categories[2].symbol.layers[0].width`; bounds may be the neighbour that was crossed.
 */
export interface Problem extends DataProblem<ProblemCode> {
  readonly got?: string | number | null;
  readonly min?: number;
  readonly max?: number;
}
