import { checkParameters } from '@gep/ecosystem-models';
import type { ModelDefinition } from '@gep/ecosystem-models';
import type { ParameterValue, TableRow } from '@gep/api-client/contract';
import { definitionOf } from './model';
import { parametersOf, putParameters, zonePricesOf } from './queries';
import { withZonePrices, zonePricesKey, zoneRows } from './zone-prices';
import { priceZoneNames } from '../region/price-zones';
import { changedFields, noteChanges, openForm } from '../form/form';
import type { FormPlace } from '../form/form-queries';
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

/** Parameters by key, and price levels of zones; those left out stay. */
type Given = Readonly<Record<string, unknown>>;

/**
 * Sets parameter values of a model.
 * @param follow writes what follows from them, in the same transaction
 * @returns values of all parameters
 * @throws GepError PARAMETER_INVALID with every fault
 */
export async function saveParameters(
  services: Services,
  projectId: string,
  modelId: string,
  values: Given,
  follow: (tx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<Record<string, ParameterValue>> {
  return services.database.transaction(async (tx) => {
    await openParameters(tx, projectId, [modelId]);
    await writeParameters(services, tx, projectId, modelId, values);
    await follow(tx);
    return (await parameterForm(tx, projectId, modelId)).parameters;
  });
}

/** Call in the transaction that writes parameters of some models. */
export async function openParameters(tx: Db, projectId: string, modelIds: readonly string[]): Promise<void> {
  await lockForChange(tx, projectId);
  await openForm(tx, ...modelIds.map((modelId) => placeOf(projectId, modelId)));
}

/** As `saveParameters`, in a transaction that has opened them. */
export async function writeParameters(
  { now }: Services,
  tx: Db,
  projectId: string,
  modelId: string,
  { [zonePricesKey]: zonePrices, ...values }: Given,
): Promise<void> {
  const definition = definitionOf(modelId);
  const before = (await parametersOf(tx, projectId)).get(modelId) ?? {};
  const merged = { ...before, ...values };
  failAll(checkParameters(definition, merged).map((fault) => storedModelProblem(fault, definition)));
  const fields = changedFields(before, merged);
  const rows = zonePrices === undefined ? {} : { zonePrices: zonePrices as TableRow[] };
  if (zonePrices !== undefined) {
    const zoned = withZonePrices(definition, merged, await priceZoneNames(tx, projectId));
    const faults = checkParameters(zoned, { ...merged, [zonePricesKey]: zonePrices });
    failAll(faults.map((fault) => storedModelProblem(fault, zoned)));
    const stored = { zonePrices: (await zonePricesOf(tx, projectId)).get(modelId) ?? [] };
    fields.push(...changedFields(stored, rows));
  }
  await putParameters(tx, { projectId, modelId, values: merged, ...rows, updatedAt: now() });
  await noteChanges(tx, placeOf(projectId, modelId), fields);
}

function placeOf(projectId: string, modelId: string): FormPlace {
  return { of: { projectId }, form: 'parameters', entry: modelId };
}
