import type { ProblemArgs as AnyArgs, StoredProblem as AnyProblem } from '@gep/api-client/contract';
import type { PhraseCode } from '../message/phrase';

/** Values inside the sentence of a problem: data, phrases by their code, names that come in both languages. */
export type ProblemArgs = AnyArgs<PhraseCode>;

/** A fault or warning as it is stored: worded only when it is read, in the reader's language. */
export type StoredProblem = AnyProblem<PhraseCode>;
