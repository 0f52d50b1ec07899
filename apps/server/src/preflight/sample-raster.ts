import type { RasterFile } from '@gep/ecosystem-models';
import { projectFrame } from '../calculation/project-frame';
import type { ProjectFrame } from '../calculation/project-frame';
import type { RunSource } from '../calculation/source-queries';
import { GeodataError } from '../geodata/geodata-error';
import type { ModelInput } from '../model/queries';
import { rasterFiles } from '../model/raster-files';
import type { Services } from '../services';
import type { WorkerPool } from '../worker/worker-pool';

/** Samples of a look; a grid of more cells is looked at in larger ones. */
const samples = 400_000;

/** What a look at rasters works with. */
export interface SampleTools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly signal?: AbortSignal;
}

/** The grid of the project, or one of larger cells where it has too many. */
export async function sampleFrame(source: RunSource): Promise<{ frame: ProjectFrame; sampled: boolean }> {
  const frame = await projectFrame(source);
  const cells = frame.grid.width * frame.grid.height;
  if (cells <= samples || !source.settings) return { frame, sampled: false };
  const resolution = frame.grid.resolution * Math.ceil(Math.sqrt(cells / samples));
  const settings = { ...source.settings, resolution };
  return { frame: await projectFrame({ ...source, settings }), sampled: true };
}

/** Samples of the first band, with the settings as they are saved; null where the file is outside the grid. */
export async function sampleRaster(
  { services, signal }: SampleTools,
  input: RasterFile,
  row: ModelInput,
  { grid }: ProjectFrame,
): Promise<string | null> {
  const files = await services.files.paths(services.database.db, row.fileIds);
  const outPath = services.files.temporaryPath('.bin');
  try {
    await services.geodata(
      {
        kind: 'warp-raster',
        ...rasterFiles(input, files),
        name: row.fileName ?? files[0].name,
        bands: [1],
        scale: row.scale,
        offset: row.offset,
        noDataValues: row.noData,
        resampling: 'nearest',
        target: { crs: grid.crs.wkt, transform: grid.transform, width: grid.width, height: grid.height },
        outPath,
      },
      { signal, workFolder: services.files.temporaryFolder },
    );
    return outPath;
  } catch (error) {
    if (error instanceof GeodataError && error.code === 'raster-outside-target') return null;
    throw error;
  }
}
