import { allowsForcedZero, catalogueEntries, checkForcedZero } from '@gep/ecosystem-models';
import { selectedModelsOf } from '../model/queries';
import { forceCorrelationOf, putForceCorrelation } from '../project/setting-queries';
import type { Services } from '../services';
import { openForm } from '../form/form';
import { lockForChange } from '../project/running-queries';
import { failAll } from '../error/gep-error';
import { storedModelProblem } from '../error/model-problem';

interface CorrelationForm {
  readonly useModelEcosystemCorrelation: boolean;
  readonly useUrbanEcosystemBoundary: boolean;
  readonly projectModelToEcosystemVOS: readonly { modelId: string; ecosystemValues: string }[];
}

/** Forced-zero settings with a row for every selected model that can be listed (all with a superior type but 11). */
export async function forceCorrelation(services: Services, projectId: string) {
  const { db } = services.database;
  const saved = await forceCorrelationOf(db, projectId);
  const selected = await selectedModelsOf(db, projectId);
  const listed = catalogueEntries.filter(({ id }) => id !== 11 && selected.includes(String(id)));
  return {
    projectId,
    useModelEcosystemCorrelation: saved.useModelEcosystemCorrelation,
    useUrbanEcosystemBoundary: saved.useUrbanEcosystemBoundary,
    projectModelToEcosystemVOS: listed.map((model) => ({
      modelId: String(model.id),
      ecosystemValues: allowsForcedZero(model) ? (saved.values[String(model.id)] ?? '') : '',
    })),
  };
}

/** @throws GepError PARAMETER_INVALID for unknown types and for models that take none */
export async function saveForceCorrelation(
  services: Services,
  projectId: string,
  form: CorrelationForm,
): Promise<void> {
  const values: Record<string, string> = {};
  const problems = form.projectModelToEcosystemVOS.flatMap(({ modelId, ecosystemValues }) => {
    const types = typesOf(ecosystemValues);
    if (types.length > 0) values[modelId] = types.join(',');
    const parameter = catalogueEntries.find(({ id }) => String(id) === modelId)?.name ?? modelId;
    return checkForcedZero(Number(modelId), types).map((problem) => {
      const { args, ...stored } = storedModelProblem(problem);
      return { ...stored, args: { ...args, parameter } };
    });
  });
  failAll(problems);
  const { useModelEcosystemCorrelation, useUrbanEcosystemBoundary } = form;
  await services.database.transaction(async (tx) => {
    await lockForChange(tx, projectId);
    await openForm(tx, { of: { projectId }, form: 'forcedZero', entry: 'types' });
    await putForceCorrelation(tx, {
      projectId,
      useModelEcosystemCorrelation,
      useUrbanEcosystemBoundary,
      values,
    });
  });
}

/** Codes of a comma-separated list, each once. */
export function typesOf(list: string): number[] {
  return [...new Set(list.split(',').filter(Boolean).map(Number))];
}
