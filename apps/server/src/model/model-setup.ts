import type { CallResponse, calls, ModelCompleteness, StoredInput } from '@gep/api-client/contract';
import type { Word } from '../error/word';
import type { Services } from '../services';
import { completenessOf, definitionOf } from './model';
import type { Completeness } from './model';
import { inputViews } from './model-input';
import type { InputView } from './model-input';
import { parameterValues } from './saved-parameters';
import { inputsOf, parametersOf } from './queries';

/** A model with what a project has set for it: inputs, parameters, and what is missing. */
export async function modelSetup(
  services: Services,
  projectId: string,
  modelId: string,
  word: Word,
): Promise<CallResponse<typeof calls.getModelSetup>> {
  const { db } = services.database;
  const definition = definitionOf(modelId);
  const stored = (await parametersOf(db, projectId)).get(modelId);
  const inputs = await inputViews(services, projectId, definition);
  const completeness = completenessOf(modelId, await inputsOf(db, projectId), stored);
  return {
    definition,
    inputs: inputs.map((input) => wordInput(input, word)),
    parameters: parameterValues(definition, stored),
    completeness: wordCompleteness(completeness, word),
  };
}

export function wordInput(input: InputView, word: Word): StoredInput {
  return { ...input, warnings: input.warnings.map(word), problems: input.problems.map(word) };
}

export function wordCompleteness(one: Completeness, word: Word): ModelCompleteness {
  return { ...one, problems: one.problems.map(word) };
}
