import { calls } from '@gep/api-client/contract';
import type { RegisterCall } from '../call/register-call';
import type { Services } from '../services';
import { figureChain } from './figure-chain';

/** Where figures come from. */
export function figureRoutes(register: RegisterCall, services: Services): void {
  register(calls.getFigure, ({ query }, { language }) => figureChain(services, query, language));
}
