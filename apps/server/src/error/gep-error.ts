import type { ErrorName } from '@gep/api-client/contract';
import { phrase } from '../message/phrase';
import type { PhraseCode } from '../message/phrase';
import type { ProblemArgs, StoredProblem } from './stored-problem';

/** What a user cannot do, or did wrong: a name of the error table. Worded by the HTTP side. */
export class GepError extends Error {
  readonly problem: StoredProblem;
  /** All faults, when there is more than the first. */
  readonly problems: readonly StoredProblem[];

  constructor(problem: StoredProblem, problems: readonly StoredProblem[] = [problem]) {
    super(`${problem.name}${problem.at ? ` at ${problem.at}` : ''}`);
    this.name = 'GepError';
    this.problem = problem;
    this.problems = problems;
  }
}

/** Throws a `GepError`. */
export function fail(name: ErrorName, args?: ProblemArgs, at?: string): never {
  throw new GepError({ name, ...(args && { args }), ...(at !== undefined && { at }) });
}

/** Throws one `GepError` with all problems, if there are any. */
export function failAll(problems: readonly StoredProblem[]): void {
  const [first] = problems;
  if (first) throw new GepError(first, problems);
}

/** What can be missing: codes of `message` under `thing`. */
export type Thing = PhraseCode extends infer C ? (C extends `thing.${infer T}` ? T : never) : never;

/** Throws NOT_FOUND. */
export function notFound(what: Thing): never {
  return fail('NOT_FOUND', { what: phrase(`thing.${what}`) });
}
