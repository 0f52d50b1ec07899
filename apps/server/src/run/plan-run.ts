import { planRun as planOf } from '../calculation/plan';
import type { RunPlan } from '../calculation/plan';
import { projectFrame } from '../calculation/project-frame';
import type { ProjectFrame } from '../calculation/project-frame';
import { readRunSource } from '../calculation/source-queries';
import type { RunSource } from '../calculation/source-queries';
import { GepError, notFound } from '../error/gep-error';
import { recheckTables } from '../model/records/recheck-tables';
import type { Services } from '../services';

/** Everything that a run of a project needs, checked. */
export interface PlannedRun {
  readonly source: RunSource;
  readonly plan: RunPlan;
  readonly frame: ProjectFrame;
}

/**
 * Plans a run, once: what it finds is what the run works with.
 * @throws GepError naming what is missing: models, data, settings, region file
 */
export async function planRun(services: Services, projectId: string): Promise<PlannedRun> {
  await recheckTables(services, projectId);
  const source = (await readRunSource(services.database.db, projectId)) ?? notFound('project');
  const plan = planOf(source);
  const [first] = plan.problems;
  if (first) throw new GepError(first, plan.problems);
  return { source, plan, frame: await projectFrame(source) };
}
