import { calls } from '@gep/api-client/contract';
import type { RegisterCall } from '../call/register-call';
import type { RangeTools } from '../range/result-ranges';
import { figureChain } from './figure-chain';

/** Where figures come from. */
export function figureRoutes(register: RegisterCall, tools: RangeTools): void {
  register(calls.getFigure, ({ query }, { language, signal }) =>
    figureChain({ ...tools, signal }, query, language),
  );
}
