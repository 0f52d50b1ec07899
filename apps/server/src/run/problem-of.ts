import { isDiskFull } from '../error/disk-full';
import { geodataProblem } from '../error/geodata-problem';
import { GepError } from '../error/gep-error';
import { modelProblem } from '../error/model-problem';
import { isAway } from '../store/database-fault';
import type { StoredProblem } from '../error/stored-problem';

/** The problem behind an error that a run threw; an error that no user caused is reported. */
export function problemOf(error: unknown, report: (error: unknown, what: string) => void): StoredProblem {
  if (error instanceof GepError) return error.problem;
  const known = geodataProblem(error) ?? modelProblem(error);
  if (known) return known;
  const isFull = isDiskFull(error);
  if (!isFull && isAway(error)) return { name: 'UNAVAILABLE' };
  report(error, 'run');
  return { name: isFull ? 'DISK_FULL' : 'INTERNAL' };
}
