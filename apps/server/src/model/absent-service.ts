import { catalogueEntries, ecosystemType, isWithin, typesOfService } from '@gep/ecosystem-models';
import type { CatalogueEntry } from '@gep/ecosystem-models';
import type { AbsentService } from '@gep/api-client/contract';
import { fail, notFound } from '../error/gep-error';
import type { StoredProblem } from '../error/stored-problem';
import type { Word } from '../error/word';
import { absentServicesOf, deleteAbsentService, putAbsentService } from '../result/absent-service-queries';
import { noteChanges, openForm } from '../form/form';
import type { FormPlace } from '../form/form-queries';
import { resultsOf } from '../result/queries';
import type { Services } from '../services';
import type { Actor } from '../store/schema';
import { cellsByType } from './input-classes';
import { findInput, selectedModelsOf } from './queries';
import type { ModelInput } from './queries';

/** What was declared not to exist in the region, with what the land cover says against it. */
export async function absentServices(
  services: Services,
  projectId: string,
  word: Word,
): Promise<AbsentService[]> {
  const { db } = services.database;
  const landCover = await findInput(db, projectId, 'landCover', 0);
  return (await absentServicesOf(db, projectId)).map(({ modelId, reason, declaredBy, declaredAt }) => ({
    modelId,
    reason,
    declaredBy: declaredBy.userName,
    declaredTime: declaredAt.toISOString(),
    warnings: landCover ? contradictions(entryOf(modelId), landCover).map(word) : [],
  }));
}

/**
 * Declares that a final service does not exist in the region of a project: its total is GEP without it.
 * @throws GepError NOT_FOUND, SERVICE_NOT_FINAL; SERVICE_PRESENT for a service that is selected or has a result
 */
export async function declareAbsentService(
  services: Services,
  projectId: string,
  { modelId, reason }: { readonly modelId: string; readonly reason: string },
  declaredBy: Actor,
): Promise<void> {
  const { name, service } = entryOf(modelId);
  if (service.role !== 'final') fail('SERVICE_NOT_FINAL', { model: name });
  await services.database.transaction(async (tx) => {
    await openForm(tx, placeOf(projectId, modelId));
    const selected = await selectedModelsOf(tx, projectId);
    const results = await resultsOf(tx, projectId);
    if (selected.includes(modelId) || results.some((result) => result.modelId === modelId))
      fail('SERVICE_PRESENT', { model: name });
    await putAbsentService(tx, { projectId, modelId, reason, declaredBy, declaredAt: services.now() });
    await noteChanges(tx, placeOf(projectId, modelId), ['reason']);
  });
}

/** @throws GepError NOT_FOUND for a service that was not declared */
export async function withdrawAbsentService(
  services: Services,
  projectId: string,
  modelId: string,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await openForm(tx, placeOf(projectId, modelId));
    if (!(await deleteAbsentService(tx, projectId, modelId))) notFound('model');
    await noteChanges(tx, placeOf(projectId, modelId), ['reason']);
  });
}

function placeOf(projectId: string, modelId: string): FormPlace {
  return { of: { projectId }, form: 'absentServices', entry: modelId };
}

function entryOf(modelId: string): CatalogueEntry {
  return catalogueEntries.find(({ id }) => String(id) === modelId) ?? notFound('model');
}

/** Cells of the land cover file that speak against the absence of a service. */
function contradictions({ slug, name }: CatalogueEntry, landCover: ModelInput): StoredProblem[] {
  const cells = cellsByType(landCover);
  return typesOfService(slug).flatMap((type) => {
    const found = cells.filter((one) => isWithin(one.type, type));
    const count = found.reduce((sum, one) => sum + one.count, 0);
    const known = ecosystemType(type);
    if (count === 0 || !known) return [];
    const args = {
      file: landCover.fileName ?? '',
      count,
      types: { zh: known.name, en: known.nameEn },
      model: name,
    };
    return [{ name: 'SERVICE_CONTRADICTED', args }];
  });
}
