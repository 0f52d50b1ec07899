import type { CallContract } from '@gep/api-client/contract';
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
  /** Of a call that names how often a session may make it. */
  ofCall(call: CallContract, request: FastifyRequest): Promise<void>;
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
  const tokenOf = ({ headers }: FastifyRequest): string => String(headers['user-token']);
  const ofCalls = new Map<string, (request: FastifyRequest) => Promise<void>>();
  return {
    ofAddress: limiter(config.anonymousRatePerMinute, ({ ip }) => networkOf(ip)),
    ofSession: limiter(config.sessionRatePerMinute, tokenOf),
    async ofCall({ name, perMinute }, request) {
      if (perMinute === undefined) return;
      const count = ofCalls.get(name) ?? limiter(perMinute, (asked) => `${name} ${tokenOf(asked)}`);
      ofCalls.set(name, count);
      await count(request);
    },
  };
}
