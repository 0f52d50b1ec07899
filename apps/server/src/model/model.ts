import {
  catalogueEntries,
  groupNames,
  isRasterFile,
  modelById,
  requiredFields,
  urbanBoundaryInput,
} from '@gep/ecosystem-models';
import type {
  FileInput,
  Model,
  ModelDefinition,
  ModelGroup,
  ResolvedParameters,
} from '@gep/ecosystem-models';
import type { ModelRow } from '@gep/api-client/contract';
import { lacksColumn } from '@gep/ecosystem-models/table-checks';
import type { ModelInput } from './queries';
import {
  deleteInputs,
  deleteOtherParameters,
  inputsOf,
  selectedModelsOf,
  setSelectedModels,
} from './queries';
import { deleteResults } from '../result/cleanup-queries';
import type { StoredProblem } from '../error/stored-problem';
import { absentServicesOf } from '../result/absent-service-queries';
import { noteChanges, openForm } from '../form/form';
import { lockForChange } from '../project/running-queries';
import type { Services } from '../services';
import { fileField, inputForm } from './input-form';
import { fail, notFound } from '../error/gep-error';
import { readModels } from './read-models';

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

/** A model by its id. @throws GepError MODEL_UNAVAILABLE or NOT_FOUND */
export function modelOf(modelId: string): Model {
  const model = modelById(Number(modelId));
  if (model) return model;
  const entry = catalogueEntries.find(({ id }) => String(id) === modelId);
  return entry ? fail('MODEL_UNAVAILABLE', { model: entry.name }) : notFound('model');
}

/** The definition of a model. @throws GepError MODEL_UNAVAILABLE or NOT_FOUND */
export function definitionOf(modelId: string): ModelDefinition {
  return modelOf(modelId).definition;
}

/** Faults in the rows of a table or vector file that a model reads, else the columns that its parameters need. */
export function faultyInput(
  model: ModelDefinition,
  input: FileInput,
  row: ModelInput,
  parameters: ResolvedParameters,
): StoredProblem[] {
  const { problems, problemCount: count, report } = row;
  if (count > 0 && problems.every(lacksColumn))
    return problems.map((problem) => ({ ...problem, at: input.key }));
  const file = row.fileName ?? '';
  if (count > 0) {
    const args = { model: model.name, input: input.name, count, file };
    return [{ name: 'INPUT_FAULTY', args, at: input.key }];
  }
  if (isRasterFile(input) || !report || report.kind === 'raster') return [];
  return requiredFields(input, parameters)
    .filter(({ key }) => report.mapping[key] == null)
    .map(({ name }) => ({ name: 'TABLE_COLUMN_MISSING', args: { file, column: name }, at: input.key }));
}

/**
 * Sets the selected models. Unselecting one deletes its results, and the parameters and inputs that no other selected
 * model reads.
 * @throws GepError MODEL_UNAVAILABLE or NOT_FOUND; SERVICE_ABSENT for a service that was declared not to exist here
 */
export async function selectModels(
  services: Services,
  projectId: string,
  wanted: readonly string[],
): Promise<void> {
  const modelIds = [...new Set(wanted)];
  const definitions = modelIds.map(definitionOf);
  const read = definitions.flatMap(readModels).map(({ definition }) => definitionOf(String(definition.id)));
  const needed = [...definitions, ...read];
  const kept = needed.map(({ id }) => String(id));
  const keys = new Set(needed.flatMap(({ files }) => files.map(({ key }) => key)));
  keys.add(urbanBoundaryInput.key);
  const dropped = await services.database.transaction(async (tx) => {
    await lockForChange(tx, projectId);
    const of = { projectId };
    const place = { of, form: 'modelSelection' } as const;
    await openForm(tx, place);
    const before = await selectedModelsOf(tx, projectId);
    const removed = before.filter((id) => !modelIds.includes(id));
    const absent = await absentServicesOf(tx, projectId);
    const wrong = absent.find(({ modelId }) => modelIds.includes(modelId));
    if (wrong) fail('SERVICE_ABSENT', { model: definitionOf(wrong.modelId).name });
    await setSelectedModels(tx, projectId, modelIds);
    await noteChanges(tx, place, [...removed, ...modelIds.filter((id) => !before.includes(id))]);
    for (const entry of await deleteOtherParameters(tx, projectId, kept))
      for (const form of ['parameters', 'uncertainties'] as const)
        await noteChanges(tx, { of, form, entry }, ['unselected']);
    const results = removed.length === 0 ? [] : [...removed, 'totalGep'];
    const files = await deleteResults(tx, projectId, { modelIds: results, styles: true });
    const orphans = (await inputsOf(tx, projectId)).filter(({ inputKey }) => !keys.has(inputKey));
    await deleteInputs(
      tx,
      orphans.map((input) => input.id),
    );
    for (const orphan of orphans) await noteChanges(tx, inputForm(orphan), [fileField(orphan)]);
    return services.files.drop(tx, [...files, ...orphans.flatMap((input) => input.fileIds)]);
  });
  await dropped.afterCommit();
}
