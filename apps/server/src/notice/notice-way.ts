import type { NoticeEvent, NoticeWayName } from '@gep/api-client/contract';

/** Who gets a notice. Texts are empty where nothing is known. */
export interface Receiver {
  readonly userId: string;
  /** Name of the department; of an owner the account. */
  readonly name: string;
  /** Contact person. */
  readonly contact: string;
  readonly phone: string;
  readonly email: string;
}

/** A notice as it leaves the server. */
export interface OutgoingNotice {
  /** Of the delivery: the same in each attempt, so that a receiver knows a repetition. */
  readonly id: string;
  /** `CODE`: a verification code. */
  readonly event: NoticeEvent | 'CODE';
  readonly title: string;
  readonly text: string;
  /** Null where it is about none. */
  readonly project: { readonly id: string; readonly name: string } | null;
  readonly createdAt: Date;
  readonly to: Receiver;
  /** Address of the console; null where the server does not know it. */
  readonly link: string | null;
}

/** A way that brings notices to people. */
export interface NoticeWay {
  readonly name: NoticeWayName;
  /** Whether it can reach somebody at all. */
  readonly reaches: (receiver: Pick<Receiver, 'email' | 'phone'>) => boolean;
  /**
   * Sends a notice. Without it a notice has arrived once it is written, as in the inbox.
   * @throws RefusedError where another try is of no use; any other error is tried again
   */
  readonly send?: (notice: OutgoingNotice, signal: AbortSignal) => Promise<void>;
}

/** The other side refuses this notice for good. Its message names no secret. */
export class RefusedError extends Error {}
