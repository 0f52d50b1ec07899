/** One fault in a user's data, as a value that can be shown, sorted and tested. Hosts word its code. */
export interface Problem<Code extends string = string> {
  /** Path in the data, e.g. `categories[2].symbol` or `parameters.alpha`; '' is the whole. */
  readonly at: string;
  readonly code: Code;
  /** The offending value, where it helps the wording. */
  readonly got?: unknown;
  /** Allowed bounds. */
  readonly min?: number | null;
  readonly max?: number | null;
  readonly allowed?: readonly (string | number)[];
  /** `warning`: the data can still be used. Absent means error. */
  readonly level?: 'error' | 'warning';
}

/** Why an error was thrown, and all faults where there are several. */
export interface GepDataErrorOptions extends ErrorOptions {
  readonly problems?: readonly Problem[];
}

/**
 * Faulty data of a user (a damaged file, a broken geometry), as opposed to misuse of a function.
 *
 * `code` is stable and kebab-case; hosts word it in their message files. `at` names the place in the data
 * (a file part, a path such as `polygons[3]`), `expected` says what would have been right. `problems` lists every
 * fault where several were found at once; the first is the one that `code` and `at` name.
 */
export class GepDataError extends Error {
  readonly code: string;
  readonly at: string;
  readonly expected: string;
  readonly problems: readonly Problem[];

  constructor(
    code: string,
    at: string,
    expected: string,
    { problems = [{ at, code }], ...options }: GepDataErrorOptions = {},
  ) {
    super(`${code} at ${at}: expected ${expected}`, options);
    this.name = 'GepDataError';
    this.code = code;
    this.at = at;
    this.expected = expected;
    this.problems = problems;
  }
}
