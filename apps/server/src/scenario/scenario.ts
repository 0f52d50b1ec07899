import { ecosystemType } from '@gep/ecosystem-models';
import { limits } from '@gep/api-client/contract';
import type { Scenario } from '@gep/api-client/contract';
import { urbanPolygons } from '../calculation/urban-boundary';
import { fail, notFound } from '../error/gep-error';
import { drawnShape } from '../result/drawn-shape';
import type { MeasureTools } from '../result/region-statistics';
import type { ScenarioPlace } from '../worker/scenario/scenario-place';
import type { FlatInput } from '../worker/tasks';
import { wakeThreads } from '../worker/wake-threads';
import { modelChanges } from './model-changes';
import type { ScenarioTools } from './model-changes';
import { scenarioAnswer } from './scenario-answer';
import { scenarioBase } from './scenario-base';
import type { ScenarioYear } from './scenario-base';

/** What is asked: an area, and the ecosystem type that it gets. */
export interface ScenarioWish extends ScenarioYear {
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
  const type = ecosystemType(wish.type) ?? notFound('ecosystem-type');
  // Threads start while the account is read; what keeps them from it is for the tasks below to say.
  void wakeThreads(workers, signal).catch(() => undefined);
  const [shape, base] = await Promise.all([
    drawnShape(tools, wish.polygon),
    scenarioBase(services, wish, language),
  ]);
  const { places, plan, frame, prepared, models } = base;
  const urban = plan.urban ? await urbanPolygons(services, plan.urban, frame, signal) : [];
  const change = { shape, crs: frame.grid.crs.proj4, type: wish.type, urban };
  const own = { workers, signal, frame, prepared, change, maxCells };
  const place = await changePlace(own, base.landCover);
  const plans = models.flatMap((one) => one.plan ?? []);
  const changes = await modelChanges(own, plans, place);
  return scenarioAnswer(services, {
    ...{ places, models, changes, place, frame, type, language },
    compareFlag: wish.compareFlag,
  });
}

/**
 * Starts the threads, and keeps what every scenario of a year is made from.
 * @returns how many services of the year follow the land cover
 * @throws GepError NO_RESULT, SCENARIO_NOT_PREPARED
 */
export async function prepareScenario(
  { services, workers, language, signal }: MeasureTools,
  year: ScenarioYear,
): Promise<{ services: number }> {
  const [{ models }] = await Promise.all([
    scenarioBase(services, year, language),
    wakeThreads(workers, signal),
  ]);
  return { services: models.filter(({ plan }) => plan !== null).length };
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
