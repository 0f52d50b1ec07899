import { calls } from '@gep/api-client/contract';
import type { Services } from '../services';
import { resultZip } from './result-zip';
import { calculatedModels, resultTree } from './result-tree';
import { binaryAnswer } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';

/** Calculated models, their totals, and all results as a file. */
export function resultRoutes(register: RegisterCall, services: Services): void {
  register(calls.listCalculatedModels, ({ query }, { language }) =>
    calculatedModels(services, query.projectId, language),
  );
  register(calls.resultView, ({ query }, { language }) =>
    resultTree(services, query.projectId, language, query),
  );
  register(calls.resultFile, async ({ query }, { language }) =>
    binaryAnswer(
      await resultZip(services, query.projectId, query.modelId, language),
      'application/zip',
      query.modelId ? `results-${query.modelId}.zip` : 'results.zip',
    ),
  );
}
