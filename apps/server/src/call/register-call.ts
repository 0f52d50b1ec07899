import type { CallContract } from '@gep/api-client/contract';
import type { Handler } from './call-request';

/** How a server registers calls: bound to one app and its services. */
export type RegisterCall = <C extends CallContract>(
  call: C,
  handler: Handler<C>,
  options?: { ratePerMinute?: number },
) => void;
