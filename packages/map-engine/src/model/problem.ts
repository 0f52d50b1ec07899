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

/** One fault in a user's data, as a value that can be shown, sorted and tested. */
export interface Problem {
  /** Path in the model, e.g. `classification.classes` or `categories[2].symbol.layers[0].width`; '' is the whole. */
  readonly at: string;
  readonly code: ProblemCode;
  /** The offending value, where it helps the wording. */
  readonly got?: string | number | null;
  /** Allowed bounds or the neighbour that was crossed. */
  readonly min?: number;
  readonly max?: number;
  /** `warning`: apply is still possible. Absent means error. */
  readonly level?: 'error' | 'warning';
}
