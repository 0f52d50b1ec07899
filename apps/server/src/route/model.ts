import { calls } from '@gep/api-client/contract';
import type { ModelCompleteness, StoredInput } from '@gep/api-client/contract';
import type { Context } from '../domain/context';
import { completenessOf, definitionOf, modelRows, selectedCompleteness, selectModels } from '../domain/model';
import type { Completeness } from '../domain/model';
import { assignInput, deleteInput, inputViews, saveInputSettings, uploadInput } from '../domain/model-input';
import type { InputView } from '../domain/model-input';
import { parameterValues, saveParameters } from '../domain/model-parameter';
import type { CallRequest } from '../plugin/call-request';
import type { RegisterCall } from '../plugin/contract-route';
import { inputsOf, parametersOf } from '../store/model-input';

/** Model tree, selection, and the setup of a model: inputs, parameters, assignment. */
export function modelRoutes(register: RegisterCall, context: Context): void {
  const { db } = context.database;
  register(calls.listModels, () => Promise.resolve(modelRows()));
  register(calls.getSelectedModels, async ({ query }, request) =>
    (await selectedCompleteness(context, query.projectId)).map((one) => completenessView(one, request)),
  );
  register(calls.selectModels, async ({ query, body }) => {
    await selectModels(context, query.projectId, body.modelIds);
    return null;
  });
  register(calls.getModelSetup, async ({ params, query }, request) => {
    const { projectId } = query;
    const definition = definitionOf(params.modelId);
    const stored = (await parametersOf(db, projectId)).get(params.modelId);
    const inputs = await inputViews(context, projectId, definition);
    const completeness = completenessOf(params.modelId, await inputsOf(db, projectId), stored);
    return {
      definition,
      inputs: inputs.map((input) => inputView(input, request)),
      parameters: parameterValues(definition, stored),
      completeness: completenessView(completeness, request),
    };
  });
  register(calls.uploadModelFile, async ({ params, query }, request) => {
    const place = {
      projectId: query.projectId,
      definition: definitionOf(params.modelId),
      key: params.key,
      compareFlag: query.compareFlag ?? 0,
    };
    return inputView(await uploadInput(context, place, request.files, request.signal), request);
  });
  register(calls.saveModelFileSettings, async ({ params, body }, request) => {
    const { projectId, compareFlag = 0, ...form } = body;
    const place = { projectId, definition: definitionOf(params.modelId), key: params.key, compareFlag };
    return inputView(await saveInputSettings(context, place, form), request);
  });
  register(calls.deleteModelFile, async ({ params, query }) => {
    const { projectId, compareFlag = 0 } = query;
    await deleteInput(context, {
      projectId,
      definition: definitionOf(params.modelId),
      key: params.key,
      compareFlag,
    });
    return null;
  });
  register(calls.saveModelParameters, ({ params, body }) =>
    saveParameters(context, body.projectId, params.modelId, definitionOf(params.modelId), body.values),
  );
  register(calls.assignModelFile, async ({ params, body }) => {
    const { projectId, key, userIds } = body;
    await assignInput(context, { projectId, definition: definitionOf(params.modelId), key }, userIds);
    return null;
  });
}

function inputView(input: InputView, request: CallRequest): StoredInput {
  return { ...input, warnings: input.warnings.map((warning) => request.word(warning)) };
}

function completenessView(one: Completeness, request: CallRequest): ModelCompleteness {
  return { ...one, problems: one.problems.map((problem) => request.word(problem)) };
}
