import {
  checkInputs,
  catalogueEntries,
  groupNames,
  modelById,
  resolveParameters,
  urbanBoundaryInput,
  usedInputs,
} from '@gep/ecosystem-models';
import type { FileInput, InputState, ModelDefinition, ModelGroup } from '@gep/ecosystem-models';
import type { ModelRow } from '@gep/api-client/contract';
import type { ModelInput } from './queries';
import { unconfirmedClasses } from './input-classes';
import { inputsOf, parametersOf, selectedModelsOf, setSelectedModels, deleteInputs } from './queries';
import { deleteResults } from '../result/cleanup-queries';
import type { StoredProblem } from '../error/stored-problem';
import { absentServicesOf } from '../result/absent-service-queries';
import { lockForChange } from '../project/running-queries';
import type { Services } from '../services';
import { fail, notFound } from '../error/gep-error';
import { storedModelProblem } from '../error/model-problem';

/** The tree of models as rows: three groups, the models below. */
export function modelRows(): ModelRow[] {
  const groups = Object.entries(groupNames) as [ModelGroup, { zh: string; en: string }][];
  return groups.flatMap(([group, name]) => [
    {
      modelId: group,
      slug: null,
      name,
      parentId: null,
      superiorType: null,
      serviceRole: null,
      functionUnit: '',
      hasValue: true,
      available: true,
    },
    ...catalogueEntries
      .filter((entry) => entry.group === group)
      .map((entry) => ({
        modelId: String(entry.id),
        slug: entry.slug,
        name: entry.name,
        parentId: group,
        superiorType: entry.superiorType,
        serviceRole: entry.service.role,
        functionUnit: entry.functionUnit,
        hasValue: entry.hasValue,
        available: modelById(entry.id) !== undefined,
      })),
  ]);
}

/** The definition of a model. @throws GepError MODEL_UNAVAILABLE or NOT_FOUND */
export function definitionOf(modelId: string): ModelDefinition {
  const model = modelById(Number(modelId));
  if (model) return model.definition;
  const entry = catalogueEntries.find(({ id }) => String(id) === modelId);
  return entry ? fail('MODEL_UNAVAILABLE', { model: entry.name }) : notFound('model');
}

/** The state of each input in the current year (the comparable year falls back to it). */
export function inputStates(
  definition: ModelDefinition,
  inputs: readonly ModelInput[],
): Record<string, InputState> {
  const states: Record<string, InputState> = {};
  for (const { key } of definition.files) {
    const row = inputs.find((input) => input.inputKey === key && input.compareFlag === 0);
    const { plain } = row ?? {};
    if (typeof plain === 'number') states[key] = { kind: 'plain', value: plain };
    else if (Array.isArray(plain)) states[key] = { kind: 'list', values: plain };
    else if (row && row.fileIds.length > 0) states[key] = { kind: 'file' };
  }
  return states;
}

/** Faults in the rows of a table or vector file that a model reads. */
export function faultyInput(model: ModelDefinition, input: FileInput, row: ModelInput): StoredProblem[] {
  const { problemCount: count } = row;
  if (count === 0) return [];
  return [{ name: 'INPUT_FAULTY', args: { model: model.name, input: input.name, count }, at: input.key }];
}

export interface Completeness {
  readonly modelId: string;
  readonly complete: boolean;
  readonly missingInputs: string[];
  readonly problems: StoredProblem[];
}

/** Whether a model can be calculated with what is stored, and what is missing if not. */
export function completenessOf(
  modelId: string,
  inputs: readonly ModelInput[],
  parameters: Readonly<Record<string, unknown>> | undefined,
): Completeness {
  const definition = definitionOf(modelId);
  const resolved = resolveParameters(definition, parameters);
  const problems = checkInputs(definition, resolved, inputStates(definition, inputs));
  const faulty = usedInputs(definition, resolved).flatMap((input) => {
    const row = inputs.find(({ inputKey, compareFlag }) => inputKey === input.key && compareFlag === 0);
    return row ? [...faultyInput(definition, input, row), ...unconfirmedClasses(input, row)] : [];
  });
  const missingInputs = problems
    .filter((problem) => problem.code === 'missing-input')
    .map((problem) => problem.at.replace(/^inputs\./, ''));
  const names = new Map(definition.files.map(({ key, name }) => [key, name]));
  return {
    modelId,
    complete: problems.length === 0 && faulty.length === 0,
    missingInputs,
    problems: [
      ...problems.map((problem): StoredProblem => {
        if (problem.code !== 'missing-input') return storedModelProblem(problem);
        const key = problem.at.replace(/^inputs\./, '');
        return { name: 'INPUT_MISSING', args: { model: definition.name, input: names.get(key) ?? key } };
      }),
      ...faulty,
    ],
  };
}

/** Completeness of all selected models. */
export async function selectedCompleteness(services: Services, projectId: string): Promise<Completeness[]> {
  const { db } = services.database;
  const selected = await selectedModelsOf(db, projectId);
  const inputs = await inputsOf(db, projectId);
  const parameters = await parametersOf(db, projectId);
  return selected.map((id) => completenessOf(id, inputs, parameters.get(id)));
}

/** Keys of the inputs that a model reads with its stored parameters. */
export function usedKeys(
  definition: ModelDefinition,
  parameters?: Readonly<Record<string, unknown>>,
): string[] {
  return usedInputs(definition, resolveParameters(definition, parameters)).map(({ key }) => key);
}

/**
 * Sets the selected models. Unselecting one deletes its parameters, its results, and the inputs that no other selected
 * model has.
 * @throws GepError MODEL_UNAVAILABLE or NOT_FOUND; SERVICE_ABSENT for a service that was declared not to exist here
 */
export async function selectModels(
  services: Services,
  projectId: string,
  wanted: readonly string[],
): Promise<void> {
  const modelIds = [...new Set(wanted)];
  const keys = new Set(modelIds.flatMap((id) => definitionOf(id).files.map(({ key }) => key)));
  keys.add(urbanBoundaryInput.key);
  const dropped = await services.database.transaction(async (tx) => {
    await lockForChange(tx, projectId);
    const before = await selectedModelsOf(tx, projectId);
    const removed = before.filter((id) => !modelIds.includes(id));
    const absent = await absentServicesOf(tx, projectId);
    const wrong = absent.find(({ modelId }) => modelIds.includes(modelId));
    if (wrong) fail('SERVICE_ABSENT', { model: definitionOf(wrong.modelId).name });
    await setSelectedModels(tx, projectId, modelIds);
    const results = removed.length === 0 ? [] : [...removed, 'totalGep'];
    const files = await deleteResults(tx, projectId, { modelIds: results, styles: true });
    const orphans = (await inputsOf(tx, projectId)).filter(({ inputKey }) => !keys.has(inputKey));
    await deleteInputs(
      tx,
      orphans.map((input) => input.id),
    );
    return services.files.drop(tx, [...files, ...orphans.flatMap((input) => input.fileIds)]);
  });
  await dropped.afterCommit();
}
