import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import { fail } from '../error/gep-error';
import { networkOf } from '../user/network';

/** Counts requests. Each throws GepError TOO_MANY_REQUESTS above its limit. */
export interface RequestRates {
  /** Of callers without a session, by the network that they come from. */
  ofAddress(request: FastifyRequest): Promise<void>;
  /** Of callers with one, by their token. */
  ofSession(request: FastifyRequest): Promise<void>;
}

/** The limits of a minute; the limiter has to be registered before. */
export function openRequestRates(app: FastifyInstance, config: Config): RequestRates {
  const limiter = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator });
    return async (request: FastifyRequest): Promise<void> => {
      const found = await count(request);
      if (!found.isAllowed && found.isExceeded) fail('TOO_MANY_REQUESTS');
    };
  };
  return {
    ofAddress: limiter(config.anonymousRatePerMinute, ({ ip }) => networkOf(ip)),
    ofSession: limiter(config.sessionRatePerMinute, ({ headers }) => String(headers['user-token'])),
  };
}
