import type { CallContract } from '@gep/api-client/contract';
import type { Handler } from './call-request';

/** What a server knows of a call beside its contract. */
export interface CallOptions {
  readonly ratePerMinute?: number;
  /**
   * Of a call that stores the files it receives: ids of those that they take the place of. The parts of the request are
   * as they came.
   */
  readonly replacedFiles?: (projectId: string, raw: { params: unknown; query: unknown }) => Promise<string[]>;
}

/** How a server registers calls: bound to one app and its services. */
export type RegisterCall = <C extends CallContract>(
  call: C,
  handler: Handler<C>,
  options?: CallOptions,
) => void;
