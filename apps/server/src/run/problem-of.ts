import { geodataProblem } from '../error/geodata-problem';
import { GepError } from '../error/gep-error';
import { modelProblem } from '../error/model-problem';
import { isDatabaseFault } from '../store/database-fault';
import type { StoredProblem } from '../error/stored-problem';

/** The problem behind an error that a run threw; an error that no user caused is reported and called internal. */
export function problemOf(error: unknown, report: (error: unknown, what: string) => void): StoredProblem {
  if (error instanceof GepError) return error.problem;
  if (isDatabaseFault(error)) return { name: 'UNAVAILABLE' };
  const known = geodataProblem(error) ?? modelProblem(error);
  if (known) return known;
  report(error, 'run');
  return { name: 'INTERNAL' };
}
