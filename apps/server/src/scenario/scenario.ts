import { ecosystemType } from '@gep/ecosystem-models';
import { limits } from '@gep/api-client/contract';
import type { Scenario } from '@gep/api-client/contract';
import { planRun } from '../calculation/plan';
import type { RunPlan } from '../calculation/plan';
import { projectFrame } from '../calculation/project-frame';
import { readRunSource } from '../calculation/source-queries';
import { urbanPolygons } from '../calculation/urban-boundary';
import { fail, notFound } from '../error/gep-error';
import { drawnShape } from '../result/drawn-shape';
import { resultPlaces, totalName, yearOf } from '../result/model-results';
import type { MeasureTools } from '../result/region-statistics';
import { outdatedResults } from '../run/outdated-results';
import type { ScenarioPlace } from '../worker/scenario/scenario-place';
import type { FlatInput } from '../worker/tasks';
import { modelChanges } from './model-changes';
import type { ScenarioTools } from './model-changes';
import { preparedInputs } from './prepared-inputs';
import { scenarioAnswer } from './scenario-answer';
import { followsCover, scenarioModels } from './scenario-models';

/** What is asked: an area, and the ecosystem type that it gets. */
export interface ScenarioWish {
  readonly projectId: string;
  readonly compareFlag: 0 | 1;
  readonly polygon: readonly (string | readonly number[])[];
  /** Code of an ecosystem type. */
  readonly type: number;
}

/**
 * The services of a year with another ecosystem type in a drawn area, as a run would compute them: the models read the
 * inputs that the results were made from, and only cells that can change are computed. Nothing is stored.
 * @param maxCells most cells that are computed for the models of a group
 * @throws GepError NO_RESULT, NOT_FOUND for an unknown type, GEOMETRY_INVALID, REGION_OUTSIDE, SCENARIO_TOO_LARGE,
 *   SCENARIO_NOT_PREPARED
 */
export async function landCoverScenario(
  tools: MeasureTools,
  wish: ScenarioWish,
  maxCells: number = limits.scenarioCells,
): Promise<Scenario> {
  const { services, workers, language, signal } = tools;
  const { projectId, compareFlag } = wish;
  const type = ecosystemType(wish.type) ?? notFound('ecosystem-type');
  const shape = await drawnShape(tools, wish.polygon);
  const places = (await resultPlaces(services, projectId)).filter((place) => yearOf(place, compareFlag));
  if (places.length === 0) return fail('NO_RESULT', { model: totalName[language] });
  const source = (await readRunSource(services.database.db, projectId)) ?? notFound('project');
  const plan = planRun(source);
  const frame = await projectFrame(source);
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
  const urban = plan.urban ? await urbanPolygons(services, plan.urban, frame, signal) : [];
  const change = { shape, crs: frame.grid.crs.proj4, type: wish.type, urban };
  const own = { workers, signal, frame, prepared, change, maxCells };
  const place = await changePlace(own, landCover);
  const plans = models.flatMap((one) => one.plan ?? []);
  const changes = await modelChanges(own, plans, place);
  return scenarioAnswer(services, { places, models, changes, place, frame, type, compareFlag, language });
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

/** Where the change is; there is at least one cell of the project. */
async function changePlace(
  { workers, signal, frame, prepared, change, maxCells }: ScenarioTools,
  landCover: FlatInput,
): Promise<ScenarioPlace> {
  const place = await workers.run(
    {
      kind: 'scenario-place',
      ...{ frame: frame.flat, change, landCover, maxCells },
      ...{ districtPath: prepared.districtPath, districtCount: frame.districts.length },
    },
    signal,
  );
  if (place?.cells === null) {
    const [left, top, right, bottom] = place.window;
    return fail('SCENARIO_TOO_LARGE', { count: (right - left) * (bottom - top), max: maxCells });
  }
  if (!place?.cells?.some((count) => count > 0)) return fail('REGION_OUTSIDE');
  return place;
}
