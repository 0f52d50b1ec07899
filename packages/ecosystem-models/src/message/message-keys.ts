import type { ProblemCode, WarningCode } from '../problem';

/**
 * Words for every code. `{got}`, `{min}`, `{max}` and `{allowed}` stand for the figures of a problem, whose place its
 * reader names; `{at}`, `{count}` and `{parts}` for those of a warning.
 */
export interface ModelMessages {
  readonly problem: Readonly<Record<ProblemCode, string>>;
  readonly warning: Readonly<Record<WarningCode, string>>;
}
