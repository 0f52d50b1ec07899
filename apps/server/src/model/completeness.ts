import type { StoredProblem } from '../error/stored-problem';
import { settingOf } from '../project/setting-queries';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { modelOf } from './model';
import {
  accountedYears,
  confirmedGaps,
  distinct,
  gatherCases,
  noReads,
  unconfirmedFiles,
} from './model-cases';
import type { CompareFlag, StoredModels } from './model-cases';
import { inputsOf, parametersOf, selectedModelsOf } from './queries';
import { recheckTables } from './records/recheck-tables';

export interface Completeness {
  readonly modelId: string;
  readonly complete: boolean;
  /** Also of the models that it reads. */
  readonly missingInputs: string[];
  readonly problems: StoredProblem[];
  /** Classes of its rasters that are confirmed as nothing. */
  readonly warnings: StoredProblem[];
}

/** What is stored of the models of a project, and the years that it is for. */
export interface AccountedModels extends StoredModels {
  readonly years: readonly CompareFlag[];
}

/** Reads what is stored of the models of a project. */
export async function accountedModels(db: Db, projectId: string): Promise<AccountedModels> {
  return {
    inputs: await inputsOf(db, projectId),
    parameters: await parametersOf(db, projectId),
    years: accountedYears(await settingOf(db, projectId)),
  };
}

/** Whether a run can calculate a model with what is stored, and what keeps it from that if not. */
export function completenessOf(modelId: string, stored: AccountedModels): Completeness {
  const model = modelOf(modelId);
  const reads = noReads();
  const found: StoredProblem[] = [];
  for (const year of stored.years) gatherCases(stored, model, year, reads, found);
  const problems = distinct([...found, ...unconfirmedFiles(reads)]);
  const missing = problems.flatMap(({ name, at }) => (name === 'INPUT_MISSING' ? (at ?? []) : []));
  return {
    modelId,
    complete: problems.length === 0,
    missingInputs: [...new Set(missing)],
    problems,
    warnings: confirmedGaps(reads),
  };
}

/** Completeness of all selected models. */
export async function selectedCompleteness(services: Services, projectId: string): Promise<Completeness[]> {
  await recheckTables(services, projectId);
  const { db } = services.database;
  const stored = await accountedModels(db, projectId);
  return (await selectedModelsOf(db, projectId)).map((id) => completenessOf(id, stored));
}
