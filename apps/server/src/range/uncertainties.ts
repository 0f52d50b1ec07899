import { checkUncertainties, linearParameters, resolveParameters } from '@gep/ecosystem-models';
import type { ModelUncertainties, Uncertainty } from '@gep/api-client/contract';
import { changedFields, noteChanges, openForm } from '../form/form';
import { failAll } from '../error/gep-error';
import { storedModelProblem } from '../error/model-problem';
import { definitionOf } from '../model/model';
import { parametersOf, putUncertainties, uncertaintiesOf } from '../model/queries';
import type { Services } from '../services';
import type { Db } from '../store/database';

async function valuesOf(db: Db, projectId: string, modelId: string) {
  const stored = (await parametersOf(db, projectId)).get(modelId);
  return resolveParameters(definitionOf(modelId), stored);
}

/** How certain the numbers of a model are, and which of its parameters may be uncertain as they are now. */
export async function modelUncertainties(
  { database: { db } }: Services,
  projectId: string,
  modelId: string,
): Promise<ModelUncertainties> {
  const linear = linearParameters(definitionOf(modelId), await valuesOf(db, projectId, modelId));
  return {
    linear: linear.map(({ parameter, columns }) => ({ parameter, ...(columns && { columns }) })),
    uncertainties: (await uncertaintiesOf(db, projectId)).get(modelId) ?? [],
  };
}

function byParameter(uncertainties: readonly Uncertainty[]): object {
  const keys = [...new Set(uncertainties.map(({ parameter }) => parameter))];
  return Object.fromEntries(
    keys.map((key) => [key, uncertainties.filter(({ parameter }) => parameter === key)]),
  );
}

/** Which of the uncertainties a problem is about: `uncertainties[2].source`. */
const rowOf = ({ at }: { readonly at: string }): number => Number(/\[(\d+)\]/.exec(at)?.[1] ?? -1);

/**
 * Sets how certain the numbers of a model are.
 * @throws GepError PARAMETER_INVALID with every fault
 */
export async function saveUncertainties(
  services: Services,
  projectId: string,
  modelId: string,
  uncertainties: Uncertainty[],
): Promise<ModelUncertainties> {
  await services.database.transaction(async (tx) => {
    const place = { of: { projectId }, form: 'uncertainties', entry: modelId } as const;
    await openForm(tx, place);
    const before = (await uncertaintiesOf(tx, projectId)).get(modelId) ?? [];
    const values = await valuesOf(tx, projectId, modelId);
    const definition = definitionOf(modelId);
    const problems = checkUncertainties(definition, values, uncertainties);
    failAll(
      problems.map((problem) =>
        storedModelProblem(problem, definition, uncertainties[rowOf(problem)]?.parameter),
      ),
    );
    await putUncertainties(tx, { projectId, modelId, uncertainties, updatedAt: services.now() });
    await noteChanges(tx, place, changedFields(byParameter(before), byParameter(uncertainties)));
  });
  return modelUncertainties(services, projectId, modelId);
}
