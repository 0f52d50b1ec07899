import { catalogueEntries, modelById, resolveParameters } from '@gep/ecosystem-models';
import type { ChoiceParameter, ModelDefinition } from '@gep/ecosystem-models';
import { fail } from '../error/gep-error';
import { parametersOf, selectedModelsOf } from '../model/queries';
import { openParameters, writeParameters } from '../model/saved-parameters';
import type { Services } from '../services';
import { typesOf } from './forced-zero';

/** Whether and over which types the value of a table model is shared; empty types: those linked to its rows. */
interface SharingRow {
  readonly modelId: string;
  readonly enabled: boolean;
  readonly ecosystemValues: string;
}

/** The parameter that shares the value of a model over cells; undefined for models that share nothing. */
function sharingOf(definition: ModelDefinition): ChoiceParameter | undefined {
  return definition.parameters.find(
    (parameter): parameter is ChoiceParameter => parameter.kind === 'choice' && parameter.key === 'sharing',
  );
}

/** A row as clients see it. */
interface StoredSharingRow extends SharingRow {
  /** Whether the user chooses the types; false where another input of the model says where its value goes. */
  readonly takesTypes: boolean;
}

const takesTypes = ({ parameters }: ModelDefinition): boolean =>
  parameters.some(({ key }) => key === 'sharedTypes');

/** Space sharing of the selected models that can share their value: a view of their parameters. */
export async function spatialAverage(services: Services, projectId: string) {
  const { db } = services.database;
  const selected = await selectedModelsOf(db, projectId);
  const stored = await parametersOf(db, projectId);
  const rows = catalogueEntries.flatMap(({ id }): StoredSharingRow[] => {
    const definition = modelById(id)?.definition;
    if (!definition || !sharingOf(definition) || !selected.includes(String(id))) return [];
    const { sharing, sharedTypes } = resolveParameters(definition, stored.get(String(id)));
    const types = Array.isArray(sharedTypes) ? sharedTypes.join(',') : '';
    return [
      {
        modelId: String(id),
        enabled: sharing !== 'none',
        ecosystemValues: types,
        takesTypes: takesTypes(definition),
      },
    ];
  });
  return { projectId, rows };
}

/**
 * Saves the space sharing of some models. Sharing that is switched on goes by area where a model was not set to another
 * way before.
 * @throws GepError PARAMETER_INVALID for unknown types, PARAMETER_UNKNOWN for models that share nothing
 */
export async function saveSpatialAverage(
  services: Services,
  projectId: string,
  rows: readonly SharingRow[],
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await openParameters(
      tx,
      projectId,
      rows.map(({ modelId }) => modelId),
    );
    const stored = await parametersOf(tx, projectId);
    for (const row of rows) {
      const values = sharedValues(row, stored.get(row.modelId)?.sharing);
      if (values) await writeParameters(services, tx, projectId, row.modelId, values);
    }
  });
}

/** What a row sets of its model; null where there is nothing to share. @throws GepError PARAMETER_UNKNOWN */
function sharedValues(
  { modelId, enabled, ecosystemValues }: SharingRow,
  stored: unknown,
): Record<string, unknown> | null {
  const definition = modelById(Number(modelId))?.definition;
  const choice = definition && sharingOf(definition);
  if (!choice) {
    if (enabled) fail('PARAMETER_UNKNOWN', { model: definition?.name ?? modelId, key: 'sharing' });
    return null;
  }
  const before = stored ?? choice.default;
  const [way] = choice.options.map(({ value }) => value).filter((value) => value !== 'none');
  const sharing = !enabled ? 'none' : before === 'none' ? way : before;
  return { sharing, ...(takesTypes(definition) && { sharedTypes: typesOf(ecosystemValues) }) };
}
