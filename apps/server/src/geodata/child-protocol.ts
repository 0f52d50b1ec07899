import type { GeodataProblem } from './problem-codes';

/** What a parser process is asked to do. */
export interface ChildRequest {
  readonly task: unknown;
  /** Empty folder of the task; the parent removes it. */
  readonly folder: string;
}

export interface ProgressReply {
  readonly kind: 'progress';
  readonly fraction: number;
}

/** What a task ended with. */
export type LastReply =
  | { readonly kind: 'result'; readonly result: unknown }
  /** Faulty data. */
  | { readonly kind: 'problem'; readonly problem: GeodataProblem }
  /** Misuse or a fault of the program. */
  | { readonly kind: 'fault'; readonly name: string; readonly message: string };

/** Last message about a task. `spent`: the process takes no other. */
export interface EndReply {
  readonly kind: 'end';
  readonly reply: LastReply;
  readonly spent: boolean;
}

/** Messages of a parser process. */
export type ChildReply = ProgressReply | EndReply;
