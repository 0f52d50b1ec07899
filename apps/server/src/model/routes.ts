import { calls } from '@gep/api-client/contract';
import type { ModelCompleteness, StoredInput } from '@gep/api-client/contract';
import type { Services } from '../services';
import { completenessOf, definitionOf, modelRows, selectedCompleteness, selectModels } from './model';
import type { Completeness } from './model';
import { assignInput, deleteInput, inputViews, saveInputSettings, uploadInput } from './model-input';
import type { InputView } from './model-input';
import { parameterValues, saveParameters } from './model-parameter';
import type { CallRequest } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import { inputsOf, parametersOf } from './queries';

/** Model tree, selection, and the setup of a model: inputs, parameters, assignment. */
export function modelRoutes(register: RegisterCall, services: Services): void {
  const { db } = services.database;
  register(calls.listModels, () => Promise.resolve(modelRows()));
  register(calls.getSelectedModels, async ({ query }, request) =>
    (await selectedCompleteness(services, query.projectId)).map((one) => completenessView(one, request)),
  );
  register(calls.selectModels, async ({ query, body }) => {
    await selectModels(services, query.projectId, body.modelIds);
    return null;
  });
  register(calls.getModelSetup, async ({ params, query }, request) => {
    const { projectId } = query;
    const definition = definitionOf(params.modelId);
    const stored = (await parametersOf(db, projectId)).get(params.modelId);
    const inputs = await inputViews(services, projectId, definition);
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
    return inputView(await uploadInput(services, place, request.files, request.signal), request);
  });
  register(calls.saveModelFileSettings, async ({ params, body }, request) => {
    const { projectId, compareFlag = 0, ...form } = body;
    const place = { projectId, definition: definitionOf(params.modelId), key: params.key, compareFlag };
    return inputView(await saveInputSettings(services, place, form), request);
  });
  register(calls.deleteModelFile, async ({ params, query }) => {
    const { projectId, compareFlag = 0 } = query;
    await deleteInput(services, {
      projectId,
      definition: definitionOf(params.modelId),
      key: params.key,
      compareFlag,
    });
    return null;
  });
  register(calls.saveModelParameters, ({ params, body }) =>
    saveParameters(services, body.projectId, params.modelId, definitionOf(params.modelId), body.values),
  );
  register(calls.assignModelFile, async ({ params, body }) => {
    const { projectId, key, userIds } = body;
    await assignInput(services, { projectId, definition: definitionOf(params.modelId), key }, userIds);
    return null;
  });
}

function inputView(input: InputView, request: CallRequest): StoredInput {
  return { ...input, warnings: input.warnings.map((warning) => request.word(warning)) };
}

function completenessView(one: Completeness, request: CallRequest): ModelCompleteness {
  return { ...one, problems: one.problems.map((problem) => request.word(problem)) };
}
