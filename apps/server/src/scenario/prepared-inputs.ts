import { storedPath } from '../calculation/keep-prepared';
import type { PreparedRecords } from '../calculation/input-records';
import type { ModelPlan, RunPlan } from '../calculation/plan';
import type { PreparedReport } from '../calculation/prepare-input';
import { readRecords } from '../calculation/prepare-records';
import type { Prepared } from '../calculation/pretreat';
import { districtKey, pretreatState } from '../calculation/pretreat-state';
import type { ProjectFrame } from '../calculation/project-frame';
import type { Services } from '../services';
import type { FlatInput } from '../worker/tasks';

/**
 * What the latest run has laid on the grid of a project, of the inputs that are still the same; what is missing has to be
 * prepared by a run. Null without districts.
 * @param models whose tables and vectors are read; those of the others can be large
 */
export async function preparedInputs(
  services: Services,
  plan: RunPlan,
  frame: ProjectFrame,
  models: readonly ModelPlan[],
): Promise<Prepared | null> {
  const { rows } = await pretreatState(services, plan, frame);
  const districtPath = await storedPath(services, rows.get(`${districtKey}/0`));
  if (districtPath === null) return null;
  const inputs = new Map<string, FlatInput>();
  for (const { place } of plan.files) {
    const row = rows.get(place);
    const path = await storedPath(services, row);
    if (!row || path === null) continue;
    const { cellType, bands, many } = row.report as unknown as PreparedReport;
    inputs.set(place, { path, cellType, bands, many });
  }
  const records = new Map<string, PreparedRecords>();
  for (const place of recordPlaces(models)) {
    const path = await storedPath(services, rows.get(place));
    if (path !== null) records.set(place, (await readRecords(path)).records);
  }
  return { districtPath, inputs, records, unreadClasses: new Map() };
}

/** Places of the tables and vectors that models read. */
function recordPlaces(models: readonly ModelPlan[]): ReadonlySet<string> {
  const inputs = models.flatMap(({ cases }) =>
    Object.values(cases).flatMap((one) => Object.values(one.inputs)),
  );
  return new Set(inputs.flatMap((input) => (input.kind === 'records' ? [input.place] : [])));
}
