import { rm } from 'node:fs/promises';
import { savePreparedGrid } from '../project/grid-queries';
import type { Services } from '../services';
import { emptyFile } from '../worker/flat-file';
import type { WorkerPool } from '../worker/worker-pool';
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

/** Path of the raster of district indices; burns the districts where no earlier run has. */
export async function districtRaster(
  { services, workers, signal }: Tools,
  runId: string,
  frame: ProjectFrame,
  state: PretreatState,
  save: SavePrepared,
): Promise<string> {
  const known = await storedPath(services, state.rows.get(`${districtKey}/0`));
  if (known) return known;
  const { width, height } = frame.grid;
  const outPath = services.files.temporaryPath('.bin');
  try {
    await emptyFile(outPath, width * height * 4);
    const { polygons, districtOf, districts, flat } = frame;
    const burnt = await workers.run(
      { kind: 'burn', frame: flat, polygons, districtOf, districtCount: districts.length, outPath },
      signal,
    );
    const path = await save({ key: districtKey, compareFlag: 0 }, outPath, 'districts.bin', {
      cells: [...burnt.cells],
    });
    await savePreparedGrid(services.database.db, {
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
    return path;
  } finally {
    await rm(outPath, { force: true });
  }
}
