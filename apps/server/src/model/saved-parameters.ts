import { checkParameters } from '@gep/ecosystem-models';
import type { ModelDefinition } from '@gep/ecosystem-models';
import type { ParameterValue } from '@gep/api-client/contract';
import { definitionOf } from './model';
import { parametersOf, putParameters } from './queries';
import { lockForChange } from '../project/running-queries';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { failAll } from '../error/gep-error';
import { storedModelProblem } from '../error/model-problem';

/** Values of all parameters with defaults filled in; prices keep both years. */
export function parameterValues(
  definition: ModelDefinition,
  stored: Readonly<Record<string, unknown>> = {},
): Record<string, ParameterValue> {
  return Object.fromEntries(
    definition.parameters.map(({ key, default: initial }) => [
      key,
      (stored[key] ?? initial) as ParameterValue,
    ]),
  );
}

/**
 * Sets parameter values by key; those left out keep theirs.
 * @param follow writes what follows from them, in the same transaction
 * @returns values of all parameters
 * @throws GepError PARAMETER_INVALID with every fault
 */
export async function saveParameters(
  services: Services,
  projectId: string,
  modelId: string,
  values: Readonly<Record<string, unknown>>,
  follow: (tx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<Record<string, ParameterValue>> {
  const definition = definitionOf(modelId);
  return services.database.transaction(async (tx) => {
    await lockForChange(tx, projectId);
    const merged = { ...(await parametersOf(tx, projectId)).get(modelId), ...values };
    failAll(checkParameters(definition, merged).map(storedModelProblem));
    await putParameters(tx, { projectId, modelId, values: merged, updatedAt: services.now() });
    await follow(tx);
    return parameterValues(definition, merged);
  });
}
