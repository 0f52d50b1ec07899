import type { Language } from '@gep/api-client/contract';
import { planRun } from '../calculation/plan';
import type { RunPlan } from '../calculation/plan';
import type { Prepared } from '../calculation/pretreat';
import type { ProjectFrame } from '../calculation/project-frame';
import { readRunSettings } from '../calculation/source-queries';
import { fail, notFound } from '../error/gep-error';
import { resultPlaces, totalName, yearOf } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import { outdatedResults } from '../run/outdated-results';
import type { Services } from '../services';
import type { FlatInput } from '../worker/tasks';
import { keptFrame } from './kept-frame';
import { preparedInputs } from './prepared-inputs';
import { followsCover, scenarioModels } from './scenario-models';
import type { ScenarioModel } from './scenario-models';

/** A year of a project. */
export interface ScenarioYear {
  readonly projectId: string;
  readonly compareFlag: 0 | 1;
}

/** What all scenarios of a year are made from. */
export interface ScenarioBase {
  /** Results of the year with their children. */
  readonly places: readonly ResultPlace[];
  readonly plan: RunPlan;
  readonly frame: ProjectFrame;
  readonly prepared: Prepared;
  readonly models: readonly ScenarioModel[];
  readonly landCover: FlatInput;
}

/**
 * Reads what the account of a year was made from.
 * @throws GepError NO_RESULT, SCENARIO_NOT_PREPARED
 */
export async function scenarioBase(
  services: Services,
  { projectId, compareFlag }: ScenarioYear,
  language: Language,
): Promise<ScenarioBase> {
  const places = (await resultPlaces(services, projectId)).filter((place) => yearOf(place, compareFlag));
  if (places.length === 0) return fail('NO_RESULT', { model: totalName[language] });
  const source = (await readRunSettings(services.database.db, projectId)) ?? notFound('project');
  const frame = await keptFrame(services, source);
  const plan = planRun(source);
  const ofYear = plan.models.filter((one) => one.compareFlag === compareFlag);
  const prepared =
    (await preparedInputs(services, plan, frame, ofYear.filter(followsCover))) ??
    fail('SCENARIO_NOT_PREPARED');
  const outdated = (await outdatedResults(services, projectId, language, { source, plan })).filter(
    (one) => one.compareFlag === compareFlag,
  );
  const models = scenarioModels(
    places.filter(({ entry, parentId }) => entry !== null && parentId === null),
    ofYear,
    new Set(outdated.map(({ modelId }) => modelId)),
    prepared,
  );
  const landCover = coverOf(plan, compareFlag, prepared.inputs) ?? fail('SCENARIO_NOT_PREPARED');
  return { places, plan, frame, prepared, models, landCover };
}

/** The land cover that the models of a year read; undefined where none is prepared. */
function coverOf(
  { models }: RunPlan,
  compareFlag: 0 | 1,
  inputs: ReadonlyMap<string, FlatInput>,
): FlatInput | undefined {
  for (const { cases, compareFlag: year } of models) {
    if (year !== compareFlag) continue;
    for (const one of Object.values(cases)) {
      const input = one.inputs.landCover;
      if (input?.kind === 'file') return inputs.get(input.place);
    }
  }
  return undefined;
}
