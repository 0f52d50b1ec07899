import type { CallResponse, calls, ModelCompleteness, StoredInput } from '@gep/api-client/contract';
import { inputOrigin } from '@gep/ecosystem-models';
import type { Word } from '../error/word';
import type { Services } from '../services';
import { accountedModels, completenessOf } from './completeness';
import type { Completeness } from './completeness';
import { restorableInputs } from './deleted-input';
import { definitionOf } from './model';
import { inputViews } from './model-input';
import type { InputView } from './model-input';
import { readModels } from './read-models';
import { recheckTables } from './records/recheck-tables';
import { parameterForm, parameterValues } from './saved-parameters';

type Setup = CallResponse<typeof calls.getModelSetup>;

/** A model with what a project has set for it and for those it reads: inputs, parameters, and what is missing. */
export async function modelSetup(
  services: Services,
  projectId: string,
  modelId: string,
  word: Word,
): Promise<Setup> {
  await recheckTables(services, projectId);
  const definition = definitionOf(modelId);
  const stored = await accountedModels(services.database.db, projectId);
  const reads = readModels(definition);
  const files = [definition, ...reads.map((read) => read.definition)].flatMap((one) => one.files);
  const inputs = await inputViews(services, projectId, files);
  return {
    ...(await parameterForm(services.database.db, projectId, modelId)),
    reads: reads.map(({ definition: read, when }) => ({
      modelId: String(read.id),
      name: read.name,
      ...(when && { when }),
      files: read.files,
      parameters: parameterValues(read, stored.parameters.get(String(read.id))),
    })),
    origins: originsOf(files.map(({ key }) => key)),
    inputs: inputs.map((input) => wordInput(input, word)),
    deletedInputs: await restorableInputs(services, projectId, new Set(files.map(({ key }) => key))),
    completeness: wordCompleteness(completenessOf(modelId, stored), word),
  };
}

/** Where the data of inputs usually come from, by key. */
function originsOf(keys: readonly string[]): Setup['origins'] {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const origin = inputOrigin(key);
      return origin ? [[key, origin]] : [];
    }),
  );
}

export function wordInput(input: InputView, word: Word): StoredInput {
  return { ...input, warnings: input.warnings.map(word), problems: input.problems.map(word) };
}

export function wordCompleteness(one: Completeness, word: Word): ModelCompleteness {
  return { ...one, problems: one.problems.map(word), warnings: one.warnings.map(word) };
}
