import { rm } from 'node:fs/promises';
import { isRasterFile } from '@gep/ecosystem-models';
import type { FileInput, RasterFile } from '@gep/ecosystem-models';
import type { RasterPreflight } from '@gep/api-client/contract';
import { readRunSource } from '../calculation/source-queries';
import { formPlace } from '../collection/form-place';
import { notFound } from '../error/gep-error';
import type { StoredProblem } from '../error/stored-problem';
import { definitionOf } from '../model/model';
import { inputOf } from '../model/model-input';
import type { InputPlace } from '../model/model-input';
import { findInput } from '../model/queries';
import type { ModelInput } from '../model/queries';
import { likelyNoDataClasses } from '../model/input-classes';
import { currentFile, findForm } from '../report/report-queries';
import { likelyNoData } from './likely-no-data';
import { preflightProblems } from './preflight-problems';
import { sampleFrame, sampleRaster } from './sample-raster';
import type { SampleTools } from './sample-raster';

/** Factors that values may lack: tenths, hundredths and so on are stored as whole numbers. */
const factors = [0.1, 0.01, 0.001, 0.0001, 10, 100, 1000];

/** What a look at a stored raster finds, its problems still unworded. */
export type Preflight = Omit<RasterPreflight, 'problems'> & { readonly problems: readonly StoredProblem[] };

/**
 * Looks at the raster of an input inside the region of its project, on the grid of the project or a coarser one.
 * @throws GepError NOT_FOUND without a raster; NO_REGION_FILE, NO_RESOLUTION, NO_DEPARTMENTS; GeodataError
 */
export async function preflightInput(tools: SampleTools, place: InputPlace): Promise<Preflight> {
  const { db } = tools.services.database;
  const input = inputOf(definitionOf(place.modelId), place.key);
  return preflightRaster(tools, input, await findInput(db, place.projectId, place.key, place.compareFlag));
}

/** Looks at the raster at hand of a report form in the same way. @throws as `preflightInput` */
export async function preflightForm(tools: SampleTools, formId: string): Promise<Preflight> {
  const { db } = tools.services.database;
  const { input } = await formPlace(db, await findForm(db, formId));
  const file = await currentFile(db, formId);
  return preflightRaster(tools, input, file && { ...file, districtsChanged: false });
}

async function preflightRaster(
  tools: SampleTools,
  input: FileInput,
  row: ModelInput | null,
): Promise<Preflight> {
  const { services, workers, signal } = tools;
  if (!isRasterFile(input) || !row || row.report?.kind !== 'raster' || row.fileIds.length === 0)
    return notFound('input');
  const { report } = row;
  const source = (await readRunSource(services.database.db, row.projectId)) ?? notFound('project');
  const { frame, sampled } = await sampleFrame(source);
  const { resolution } = frame.grid;
  const cellArea = resolution ** 2 / 1e6;
  const cells = (resolution / (source.settings?.resolution ?? resolution)) ** 2;
  const classes = input.kind === 'class-raster';
  const raws = classes
    ? new Map(likelyNoDataClasses(row).map(({ value }) => [value * row.scale + row.offset, value]))
    : likelyNoData(row, [report.noData === 'nan' ? null : report.noData, ...row.noData]);
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
        marks: [...raws.keys()],
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
      noData: found.marks.map(([value, count]) => ({
        value: raws.get(value) ?? value,
        count: Math.round(count * cells),
      })),
      scale: found.factor === null ? null : Number((row.scale * found.factor).toPrecision(12)),
      picture: `data:image/png;base64,${Buffer.from(found.picture).toString('base64')}`,
      problems: preflightProblems(input, row, found, { area: cellArea, cells }),
    };
  } finally {
    if (path !== null) await rm(path, { force: true });
  }
}

function openRange(bounds: RasterFile['expected']): readonly [number, number] {
  return [bounds?.[0] ?? -Infinity, bounds?.[1] ?? Infinity];
}
