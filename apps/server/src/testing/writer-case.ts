import type { CallName } from '@gep/api-client/contract';
import type { SendOptions } from './test-app';

/** What the cases write about. */
export interface Written {
  readonly projectId: string;
  readonly departmentId: string;
  readonly styleId: string;
  readonly viewId: string;
  readonly userId: string;
  readonly raster: Uint8Array;
}

export type Save = readonly [method: string, path: string, options: SendOptions];

/** What two people do with a form: the read that both begin with, a save, and another one of the call in question. */
export interface Case {
  readonly call: CallName;
  readonly read: string;
  readonly other: Save;
  readonly save: Save;
  /** What the answer says has changed. */
  readonly field: string;
}
