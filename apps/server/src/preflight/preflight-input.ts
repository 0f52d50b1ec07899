import { rm } from 'node:fs/promises';
import { isRasterFile } from '@gep/ecosystem-models';
import type { RasterFile } from '@gep/ecosystem-models';
import type { RasterPreflight } from '@gep/api-client/contract';
import { projectFrame } from '../calculation/project-frame';
import type { ProjectFrame } from '../calculation/project-frame';
import { readRunSource } from '../calculation/source-queries';
import type { RunSource } from '../calculation/source-queries';
import { notFound } from '../error/gep-error';
import type { StoredProblem } from '../error/stored-problem';
import { GeodataError } from '../geodata/geodata-error';
import { definitionOf } from '../model/model';
import { inputOf } from '../model/model-input';
import type { InputPlace } from '../model/model-input';
import { findInput } from '../model/queries';
import type { ModelInput } from '../model/queries';
import { rasterFiles } from '../model/raster-files';
import type { Services } from '../services';
import type { WorkerPool } from '../worker/worker-pool';
import { likelyNoData } from './likely-no-data';
import { preflightProblems } from './preflight-problems';

/** Samples of a look; a grid of more cells is looked at in larger ones. */
const samples = 400_000;
/** Factors that values may lack: tenths, hundredths and so on are stored as whole numbers. */
const factors = [0.1, 0.01, 0.001, 0.0001, 10, 100, 1000];

interface Tools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly signal?: AbortSignal;
}

/** What a look at a stored raster finds, its problems still unworded. */
export type Preflight = Omit<RasterPreflight, 'problems'> & { readonly problems: readonly StoredProblem[] };

/**
 * Looks at the raster of an input inside the region of its project, on the grid of the project or a coarser one.
 * @throws GepError NOT_FOUND without a raster; NO_REGION_FILE, NO_RESOLUTION, NO_DEPARTMENTS; GeodataError
 */
export async function preflightInput(tools: Tools, place: InputPlace): Promise<Preflight> {
  const { services, workers, signal } = tools;
  const { db } = services.database;
  const input = inputOf(definitionOf(place.modelId), place.key);
  const row = await findInput(db, place.projectId, place.key, place.compareFlag);
  if (!isRasterFile(input) || !row || row.report?.kind !== 'raster' || row.fileIds.length === 0)
    return notFound('input');
  const { report } = row;
  const source = (await readRunSource(db, place.projectId)) ?? notFound('project');
  const { frame, sampled } = sampleFrame(source);
  const cellArea = frame.grid.resolution ** 2 / 1e6;
  const classes = input.kind === 'class-raster';
  const raws = likelyNoData(
    row,
    classes ? [] : [report.noData === 'nan' ? null : report.noData, ...row.noData],
  );
  const path = await sampleRaster(tools, input, row, frame);
  try {
    const found = await workers.run(
      {
        kind: 'preflight',
        frame: frame.flat,
        path,
        polygons: frame.polygons,
        expected: openRange(input.expected),
        physical: openRange(input.physical),
        marks: classes ? [] : [...raws.keys()],
        factors: classes ? [] : factors,
        classes,
        colors: Object.fromEntries(
          (report.classes ?? []).flatMap(({ value, color }) => (color === undefined ? [] : [[value, color]])),
        ),
      },
      signal,
    );
    return {
      sampled,
      cellArea,
      inside: found.inside,
      valid: found.valid,
      min: found.min,
      max: found.max,
      classes: found.classes?.map(([value, count]) => ({ value, count })) ?? null,
      noData: found.marks.map(([value, count]) => ({ value: raws.get(value) ?? value, count })),
      scale: found.factor === null ? null : Number((row.scale * found.factor).toPrecision(12)),
      picture: `data:image/png;base64,${Buffer.from(found.picture).toString('base64')}`,
      problems: preflightProblems(input, row, found, cellArea),
    };
  } finally {
    if (path !== null) await rm(path, { force: true });
  }
}

/** The grid of the project, or one of larger cells where it has too many. */
function sampleFrame(source: RunSource): { frame: ProjectFrame; sampled: boolean } {
  const frame = projectFrame(source);
  const cells = frame.grid.width * frame.grid.height;
  if (cells <= samples || !source.settings) return { frame, sampled: false };
  const resolution = frame.grid.resolution * Math.ceil(Math.sqrt(cells / samples));
  return { frame: projectFrame({ ...source, settings: { ...source.settings, resolution } }), sampled: true };
}

/** Samples of the first band, with the settings as they are saved; null where the file is outside the grid. */
async function sampleRaster(
  { services, signal }: Tools,
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

function openRange(bounds: RasterFile['expected']): readonly [number, number] {
  return [bounds?.[0] ?? -Infinity, bounds?.[1] ?? Infinity];
}
