import type { ErrorName, LocalText } from '@gep/api-client/contract';
import type { Phrase } from '../message/phrase';

/** Values inside the sentence of a problem: data, phrases by their code, names that come in both languages. */
export type ProblemArgs = Readonly<Record<string, string | number | LocalText | Phrase>>;

/** A fault or warning as it is stored: worded only when it is read, in the reader's language. */
export interface StoredProblem {
  readonly name: ErrorName;
  readonly args?: ProblemArgs;
  readonly at?: string;
}
