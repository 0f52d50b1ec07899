import type { GeodataProblem, GeodataProblemCode, ProblemArgs } from './problem-codes';

/** Faulty geodata of a user, or a parser that was stopped. The fields are those of `GeodataProblem`. */
export class GeodataError extends Error implements GeodataProblem {
  readonly code: GeodataProblemCode;
  readonly at: string;
  readonly expected: string;
  readonly args?: ProblemArgs;
  readonly detail?: string;

  constructor(problem: GeodataProblem) {
    super(
      `${problem.code} at ${problem.at}: expected ${problem.expected}${problem.detail ? ` (${problem.detail})` : ''}`,
    );
    this.name = 'GeodataError';
    this.code = problem.code;
    this.at = problem.at;
    this.expected = problem.expected;
    this.args = problem.args;
    this.detail = problem.detail;
  }

  /** The plain data of the error, which can be sent to another process or stored. */
  toProblem(): GeodataProblem {
    const { code, at, expected, args, detail } = this;
    return { code, at, expected, ...(args && { args }), ...(detail && { detail }) };
  }
}

/** Throws a `GeodataError`. */
export function refuse(
  code: GeodataProblemCode,
  at: string,
  expected: string,
  more: { args?: ProblemArgs; detail?: string } = {},
): never {
  throw new GeodataError({ code, at, expected, ...more });
}
