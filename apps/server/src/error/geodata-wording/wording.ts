import { readableNumber } from '@gep/map-engine/scheme';
import type { ErrorName } from '@gep/api-client/contract';
import type { GeodataProblem } from '../../geodata/problem-codes';
import { phrase } from '../../message/phrase';
import type { PhraseCode } from '../../message/phrase';
import type { ProblemArgs } from '../stored-problem';

/** The error of a code of the parser host, and the values of its sentence. */
export type Wording = readonly [ErrorName, ((problem: GeodataProblem<string>) => ProblemArgs)?];

/** Values that every sentence can use. */
export const file = ({ at, expected, args, detail }: GeodataProblem<string>): ProblemArgs => ({
  file: at,
  reason: detail ?? expected,
  expected,
  ...args,
});

export const withArgs =
  (more: (args: Readonly<Record<string, string | number>>) => ProblemArgs) =>
  (problem: GeodataProblem<string>): ProblemArgs => ({ ...file(problem), ...more(problem.args ?? {}) });

export const reason = (code: PhraseCode) => withArgs((args) => ({ reason: phrase(code, args) }));

/** A size as people read it. */
export function megabytes(bytes: string | number | undefined): string {
  return `${readableNumber(Math.round(Number(bytes) / 1e6))} MB`;
}
