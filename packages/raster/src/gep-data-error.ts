/**
 * Faulty data of a user (a damaged file, a broken geometry), as opposed to misuse of a function.
 *
 * `code` is stable and kebab-case; hosts word it in their message files. `at` names the place in the data
 * (a file part, a path such as `polygons[3]`), `expected` says what would have been right.
 */
export class GepDataError extends Error {
  readonly code: string;
  readonly at: string;
  readonly expected: string;

  constructor(code: string, at: string, expected: string, options?: ErrorOptions) {
    super(`${code} at ${at}: expected ${expected}`, options);
    this.name = 'GepDataError';
    this.code = code;
    this.at = at;
    this.expected = expected;
  }
}
