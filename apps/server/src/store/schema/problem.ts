import type { ErrorName, MessageArgs } from '@gep/api-client/contract';

/** A fault or warning as it is stored: worded only when it is read, in the reader's language. */
export interface StoredProblem {
  readonly name: ErrorName;
  readonly args?: MessageArgs;
  readonly at?: string;
}
