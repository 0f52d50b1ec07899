import { checkParameters } from '@gep/ecosystem-models';
import type { ModelDefinition } from '@gep/ecosystem-models';
import type { ParameterValue } from '@gep/api-client/contract';
import { parametersOf, putParameters } from '../store/model-input';
import type { Context } from './context';
import { failAll } from './gep-error';
import { storedModelProblem } from './model-problem';

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
 * @returns values of all parameters
 * @throws GepError PARAMETER_INVALID with every fault
 */
export async function saveParameters(
  context: Context,
  projectId: string,
  modelId: string,
  definition: ModelDefinition,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, ParameterValue>> {
  return context.database.transaction(async (tx) => {
    const merged = { ...(await parametersOf(tx, projectId)).get(modelId), ...values };
    failAll(checkParameters(definition, merged).map(storedModelProblem));
    await putParameters(tx, { projectId, modelId, values: merged, updatedAt: context.now() });
    return parameterValues(definition, merged);
  });
}
