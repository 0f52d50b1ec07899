import { calls } from '@gep/api-client/contract';
import type { Services } from '../services';
import { calculatedModels, resultTree } from './result-tree';
import type { RegisterCall } from '../call/register-call';

/** Calculated models and their totals. */
export function resultRoutes(register: RegisterCall, services: Services): void {
  register(calls.listCalculatedModels, ({ query }, { language }) =>
    calculatedModels(services, query.projectId, language),
  );
  register(calls.resultView, ({ query }, { language }) =>
    resultTree(services, query.projectId, language, query),
  );
}
