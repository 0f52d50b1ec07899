import type { ModelCube } from '@gep/ecosystem-models';
import type { Services } from '../services';
import type { CellStatistics } from '../store/schema/result';
import type { RunWindows } from '../window/window-runner';
import type { WorkerPool } from '../worker/worker-pool';
import type { Prepared } from './pretreat';
import type { ProjectFrame } from './project-frame';
import type { PlannedSources } from './result-sources';

/** What the calculation of a project works with. */
export interface CalculationTools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly windows: RunWindows;
  readonly signal: AbortSignal;
  readonly frame: ProjectFrame;
  readonly prepared: Prepared;
  /** What each result is made from. */
  readonly sources: PlannedSources;
  /** Models whose results of all years are stored, by id, with their place among the items of the run; the total is last. */
  readonly complete: Map<string, number>;
  /** What this run has counted of them. */
  readonly cubes: ModelCube[];
  /** COGs that this run has written, by the hash of their cells: both years share what does not depend on prices. */
  readonly written: Map<string, { readonly fileId: string; readonly statistics: CellStatistics }>;
}
