import { calls } from '@gep/api-client/contract';
import type { Context } from '../domain/context';
import { resultZip } from '../domain/result-file';
import { calculatedModels, resultTree } from '../domain/result-list';
import { binaryAnswer } from '../plugin/call-request';
import type { RegisterCall } from '../plugin/contract-route';

/** Calculated models, their totals, and all results as a file. */
export function resultRoutes(register: RegisterCall, context: Context): void {
  register(calls.listCalculatedModels, ({ query }, { language }) =>
    calculatedModels(context, query.projectId, language),
  );
  register(calls.resultView, ({ query }, { language }) =>
    resultTree(context, query.projectId, language, query),
  );
  register(calls.resultFile, async ({ query }, { language }) =>
    binaryAnswer(
      await resultZip(context, query.projectId, query.modelId, language),
      'application/zip',
      query.modelId ? `results-${query.modelId}.zip` : 'results.zip',
    ),
  );
}
