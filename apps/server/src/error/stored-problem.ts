import type { ErrorName, LocalText } from '@gep/api-client/contract';

/** Values inside the sentence of a problem; texts of the product come in both languages. */
export type ProblemArgs = Readonly<Record<string, string | number | LocalText>>;

/** A fault or warning as it is stored: worded only when it is read, in the reader's language. */
export interface StoredProblem {
  readonly name: ErrorName;
  readonly args?: ProblemArgs;
  readonly at?: string;
}
