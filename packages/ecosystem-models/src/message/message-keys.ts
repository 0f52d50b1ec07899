import type { ProblemCode, WarningCode } from '../problem';

/**
 * Words for every code. `{at}`, `{got}`, `{min}`, `{max}`, `{allowed}`, `{count}` and
 * `{parts}` stand for the figures of the problem.
 */
export interface ModelMessages {
  readonly problem: Readonly<Record<ProblemCode, string>>;
  readonly warning: Readonly<Record<WarningCode, string>>;
}
