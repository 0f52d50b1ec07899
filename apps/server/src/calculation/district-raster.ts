import { rm } from 'node:fs/promises';
import type { StoredProblem } from '../error/stored-problem';
import { savePreparedGrid } from '../project/grid-queries';
import type { Services } from '../services';
import { emptyFile } from '../worker/flat-file';
import type { WorkerPool } from '../worker/worker-pool';
import { checkOwner } from './check-owner';
import { countedRows } from './counted-rows';
import { storedPath } from './keep-prepared';
import type { SavePrepared } from './prepare-records';
import type { PretreatState } from './pretreat-state';
import { districtKey } from './pretreat-state';
import type { ProjectFrame } from './project-frame';

interface Tools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly signal: AbortSignal;
}

/** The raster of district indices, and how many cells each district has. */
export interface DistrictRaster {
  readonly path: string;
  readonly cells: readonly number[];
}

/** The raster of district indices; burns the districts where no earlier run has. */
export async function districtRaster(
  { services, workers, signal }: Tools,
  runId: string,
  frame: ProjectFrame,
  state: PretreatState,
  save: SavePrepared,
  onProgress: (fraction: number) => void,
): Promise<DistrictRaster> {
  const row = state.rows.get(`${districtKey}/0`);
  const known = await storedPath(services, row);
  if (row && known) return { path: known, cells: row.report.cells as number[] };
  const { width, height } = frame.grid;
  const outPath = services.files.temporaryPath('.bin');
  try {
    await emptyFile(outPath, width * height * 4);
    const { polygons, districtOf, districts, flat } = frame;
    const task = { kind: 'burn', frame: flat, polygons, districtOf, outPath } as const;
    const burnt = await countedRows(height, onProgress, (rowsDone) =>
      workers.run({ ...task, districtCount: districts.length, rowsDone }, signal),
    );
    const cells = [...burnt.cells];
    const path = await save({ key: districtKey, compareFlag: 0 }, outPath, 'districts.bin', { cells });
    await services.database.transaction(async (tx) => {
      await checkOwner(tx, services, runId);
      await savePreparedGrid(tx, {
        projectId: frame.projectId,
        runId,
        crs: frame.grid.crs.wkt,
        transform: [...frame.grid.transform],
        width,
        height,
        districtFileId: null,
        districts: frame.districts.map((district) => ({ ...district })),
        createdAt: services.now(),
      });
    });
    return { path, cells };
  } finally {
    await rm(outPath, { force: true });
  }
}

/** Most districts that a warning names. */
const named = 10;

/** A warning that names the districts without a cell. */
export function districtsWithoutCells(frame: ProjectFrame, cells: readonly number[]): StoredProblem[] {
  const without = frame.districts.filter((_, index) => cells[index] === 0);
  if (without.length === 0) return [];
  const names = without.slice(0, named).map(({ name, code }) => `${name} (${code})`);
  const districts = names.join(', ') + (without.length > named ? ' …' : '');
  return [{ name: 'DISTRICTS_WITHOUT_CELLS', args: { count: without.length, districts } }];
}
