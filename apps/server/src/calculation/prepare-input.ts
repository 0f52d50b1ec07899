import { createHash } from 'node:crypto';
import { ecosystemTypes } from '@gep/ecosystem-models';
import type { RasterFile } from '@gep/ecosystem-models';
import type { PolygonGeometry } from '@gep/raster';
import { rangePhrase } from '@gep/ecosystem-models/table-checks';
import type { Services } from '../services';
import { GepError } from '../error/gep-error';
import { findFiles } from '../file/queries';
import type { ModelInput } from '../model/queries';
import type { StoredProblem } from '../error/stored-problem';
import { rasterFiles } from '../model/raster-files';
import { countedRows } from './counted-rows';
import type { FilePlan } from '../model/model-cases';
import type { ProjectFrame } from './project-frame';
import type { WorkerPool } from '../worker/worker-pool';
import type { CheckResult } from '../worker/tasks';
import { takesUrbanBoundary } from './urban-boundary';
import { warpInStrips } from './warp-in-strips';
import { shortest } from '../message/shortest';

/** What is kept about a prepared input beside its file. */
export interface PreparedReport {
  readonly cellType: 'float64' | 'int32';
  readonly bands: number;
  readonly many: boolean;
  readonly warnings: readonly StoredProblem[];
}

interface Tools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

/** Part of the preparation of an input that its warp counts for in the progress. */
const warpShare = 0.9;

const resamplings = { nearest: 'class', bilinear: 'continuous', density: 'density' } as const;

/** Of everything that the prepared file depends on: equal means that it can be kept. */
export async function inputFingerprint(
  services: Services,
  plan: FilePlan,
  frame: ProjectFrame,
  urban: ModelInput | null,
): Promise<string> {
  const files = await findFiles(services.database.db, plan.row.fileIds);
  const { scale, offset, noData, reclassification } = plan.row;
  const { kind, resampling, expected, physical, classes } = plan.input;
  return createHash('sha256')
    .update(
      JSON.stringify([
        frame.fingerprint,
        files.map(({ sha256, size, name }) => [name, sha256, size]),
        [scale, offset, noData, reclassification],
        [kind, resampling, expected, physical, classes],
        bandsOf(plan),
        ...(urban && takesUrbanBoundary(plan.input) ? await contentsOf(services, urban) : []),
      ]),
    )
    .digest('hex');
}

/** Names and hashes of the files of an input. */
async function contentsOf(services: Services, { fileIds }: ModelInput): Promise<unknown[]> {
  return (await findFiles(services.database.db, fileIds)).map(({ name, sha256 }) => [name, sha256]);
}

/**
 * Brings an uploaded raster onto the project grid: warped in the parser process, then checked and reclassified inside
 * the districts, whose raster may still be in the making; ecosystem types inside the urban boundary become urban green.
 * The result is written to `outPath`.
 * @throws GeodataError for an unreadable file, GepError VALUE_OUTSIDE_PHYSICAL or INPUT_OUTSIDE_REGION
 */
export async function prepareInput(
  { services, workers, signal, onProgress }: Tools,
  plan: FilePlan,
  frame: ProjectFrame,
  districts: Promise<string>,
  outPath: string,
  urban: readonly PolygonGeometry[],
): Promise<PreparedReport> {
  const { input, row } = plan;
  const files = await services.files.paths(services.database.db, row.fileIds);
  const name = row.fileName ?? files[0].name;
  const { grid } = frame;
  const bands = bandsOf(plan);
  const { cellType } = await warpInStrips(
    { services, signal, onProgress: (fraction) => onProgress(fraction * warpShare) },
    {
      kind: 'warp-raster',
      ...rasterFiles(input, files),
      name,
      bands,
      scale: row.scale,
      offset: row.offset,
      noDataValues: row.noData,
      resampling: input.kind === 'class-raster' ? 'class' : resamplings[input.resampling],
      target: { crs: grid.crs.wkt, transform: grid.transform, width: grid.width, height: grid.height },
      outPath,
    },
  );
  const check = {
    kind: 'check',
    frame: frame.flat,
    path: outPath,
    cellType,
    bands: bands.length,
    districtPath: await districts,
    expected: openRange(input.expected),
    physical: openRange(input.physical),
    classes: input.kind === 'class-raster' ? classesOf(plan) : null,
    urban: takesUrbanBoundary(input) ? urban : [],
  } as const;
  const checked = await countedRows(
    grid.height * bands.length,
    (fraction) => onProgress(warpShare + fraction * (1 - warpShare)),
    (rowsDone) => workers.run({ ...check, rowsDone }, signal),
  );
  onProgress(1);
  return {
    cellType,
    bands: bands.length,
    many: input.multiBand === true,
    warnings: findings(input, name, checked, frame.flat.cellSize),
  };
}

function bandsOf({ input, row }: FilePlan): number[] {
  const count = input.multiBand && row.report?.kind === 'raster' ? row.report.bandCount : 1;
  return Array.from({ length: count }, (_, i) => i + 1);
}

/** Warnings about an input; throws what makes it unusable. */
function findings(input: RasterFile, file: string, checked: CheckResult, cellSize: number): StoredProblem[] {
  const at = input.key;
  const { inside, valid, impossible, unexpected, unknown } = checked;
  const unknownCount = unknown.reduce((sum, [, count]) => sum + count, 0);
  const warnings: StoredProblem[] = [];
  if (impossible > 0) {
    throw new GepError({
      name: 'VALUE_OUTSIDE_PHYSICAL',
      args: { file, count: impossible, range: rangePhrase(input.physical ?? [null, null]) },
      at,
    });
  }
  if (unexpected > 0) {
    const args = { file, count: unexpected, range: rangePhrase(input.expected ?? [null, null]) };
    warnings.push({ name: 'VALUE_OUTSIDE_EXPECTED', args, at });
  }
  if (unknown.length > 0) {
    const values = unknown.map(([code]) => code).sort((a, b) => a - b);
    const shown = values.slice(0, 20).join(', ') + (values.length > 20 ? ' …' : '');
    const area = shortest((unknownCount * cellSize ** 2) / 1e6);
    const args = { file, values: shown, count: unknownCount, area };
    warnings.push({ name: 'CLASS_WITHOUT_TYPE', args, at });
  }
  if (valid === 0 && unknownCount === 0)
    throw new GepError({ name: 'INPUT_OUTSIDE_REGION', args: { file }, at });
  const percent = Math.floor(((valid + unknownCount) / inside) * 1000) / 10;
  if (percent < 99.9) warnings.push({ name: 'INPUT_PARTLY_COVERS', args: { file, percent }, at });
  return warnings;
}

function classesOf({ input, row }: FilePlan): {
  codes: readonly (readonly [number, number])[] | null;
  allowed: readonly number[];
} {
  const allowed =
    input.classes === 'ecosystem-types'
      ? ecosystemTypes.map(({ value }) => value)
      : (input.classes ?? []).map(({ value }) => value);
  const codes = row.reclassification.map(({ from, to }) => [from, to] as const);
  return { codes: codes.length > 0 ? codes : null, allowed };
}

/** Open ends of a range as infinities. */
function openRange(bounds: RasterFile['expected']): readonly [number, number] {
  return [bounds?.[0] ?? -Infinity, bounds?.[1] ?? Infinity];
}
