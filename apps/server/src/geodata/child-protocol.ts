import type { GeodataProblem } from './problem-codes';

/** First and only message to a parser process. */
export interface ChildRequest {
  readonly task: unknown;
  /** Empty folder of the task; the parent removes it. */
  readonly folder: string;
}

export interface ProgressReply {
  readonly kind: 'progress';
  readonly fraction: number;
}

/** Last message of a parser process. */
export type LastReply =
  | { readonly kind: 'result'; readonly result: unknown }
  /** Faulty data. */
  | { readonly kind: 'problem'; readonly problem: GeodataProblem }
  /** Misuse or a fault of the program. */
  | { readonly kind: 'fault'; readonly name: string; readonly message: string };

/** Messages of a parser process. */
export type ChildReply = ProgressReply | LastReply;
