import type { InspectRegionTask, RegionInspection } from '../task';
import type { TaskContext } from '../task-context';
import { openRegion } from './open-region';

/** Fields, encoding, CRS, extent and first rows of an uploaded shapefile. Throws `GeodataError`. */
export async function inspectRegion(
  task: InspectRegionTask,
  context: TaskContext,
): Promise<RegionInspection> {
  return (await openRegion(task, context)).inspection;
}
