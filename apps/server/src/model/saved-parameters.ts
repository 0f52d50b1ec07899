import { checkParameters } from '@gep/ecosystem-models';
import type { ModelDefinition } from '@gep/ecosystem-models';
import type { ParameterValue, TableRow } from '@gep/api-client/contract';
import { definitionOf } from './model';
import { parametersOf, putParameters, zonePricesOf } from './queries';
import { withZonePrices, zonePricesKey, zoneRows } from './zone-prices';
import { priceZoneNames } from '../region/price-zones';
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

/** The parameters of a model as a project's form has them: with a table of price levels where the project has zones. */
export async function parameterForm(
  db: Db,
  projectId: string,
  modelId: string,
): Promise<{ definition: ModelDefinition; parameters: Record<string, ParameterValue> }> {
  const stored = (await parametersOf(db, projectId)).get(modelId);
  const zones = await priceZoneNames(db, projectId);
  const definition = withZonePrices(definitionOf(modelId), stored, zones);
  const rows = zoneRows((await zonePricesOf(db, projectId)).get(modelId) ?? [], zones);
  return { definition, parameters: parameterValues(definition, { ...stored, [zonePricesKey]: rows }) };
}

/**
 * Sets parameter values by key, and price levels of zones; those left out stay.
 * @param follow writes what follows from them, in the same transaction
 * @returns values of all parameters
 * @throws GepError PARAMETER_INVALID with every fault
 */
export async function saveParameters(
  services: Services,
  projectId: string,
  modelId: string,
  { [zonePricesKey]: zonePrices, ...values }: Readonly<Record<string, unknown>>,
  follow: (tx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<Record<string, ParameterValue>> {
  const definition = definitionOf(modelId);
  return services.database.transaction(async (tx) => {
    await lockForChange(tx, projectId);
    const merged = { ...(await parametersOf(tx, projectId)).get(modelId), ...values };
    failAll(checkParameters(definition, merged).map((fault) => storedModelProblem(fault, definition)));
    if (zonePrices !== undefined) {
      const zoned = withZonePrices(definition, merged, await priceZoneNames(tx, projectId));
      const faults = checkParameters(zoned, { ...merged, [zonePricesKey]: zonePrices });
      failAll(faults.map((fault) => storedModelProblem(fault, zoned)));
    }
    const rows = zonePrices === undefined ? {} : { zonePrices: zonePrices as TableRow[] };
    await putParameters(tx, { projectId, modelId, values: merged, ...rows, updatedAt: services.now() });
    await follow(tx);
    return (await parameterForm(tx, projectId, modelId)).parameters;
  });
}
