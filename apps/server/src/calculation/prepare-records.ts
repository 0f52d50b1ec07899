import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { FeatureRecord } from '@gep/ecosystem-models';
import type { StoredProblem } from '../error/stored-problem';
import { findFiles } from '../file/queries';
import type { Services } from '../services';
import type { WorkerPool } from '../worker/worker-pool';
import { inputRecords } from './input-records';
import type { PreparedRecords } from './input-records';
import type { RecordPlan } from '../model/model-cases';
import type { ProjectFrame } from './project-frame';

interface Tools {
  readonly services: Services;
  readonly workers: WorkerPool;
  readonly signal: AbortSignal;
}

/** Moves a prepared file into the store and writes its row. @returns where the file is then */
export type SavePrepared = (
  place: { key: string; compareFlag: number },
  path: string,
  name: string,
  report: Record<string, unknown>,
) => Promise<string>;

/** Records of an input, and what was found wrong with its rows. */
interface Found {
  readonly records: PreparedRecords;
  readonly warnings: readonly StoredProblem[];
}

/** Raised when prepared records are written in another form, so that those of earlier versions are prepared again. */
const recordsVersion = 2;

/** Of everything that the prepared records depend on: equal means that they can be kept. */
export async function recordsFingerprint(
  services: Services,
  { input, row }: RecordPlan,
  frame: ProjectFrame,
): Promise<string> {
  const files = await findFiles(services.database.db, row.fileIds);
  const contents = files.map(({ name, sha256 }) => [name, sha256]);
  return createHash('sha256')
    .update(
      JSON.stringify([
        recordsVersion,
        frame.fingerprint,
        contents,
        row.encoding,
        row.fields,
        input.kind,
        input.fields,
      ]),
    )
    .digest('hex');
}

/** Reads a table or vector file, finds the districts of its rows, and keeps them for later runs. */
export async function prepareRecords(
  tools: Tools,
  plan: RecordPlan,
  frame: ProjectFrame,
  save: SavePrepared,
): Promise<Found> {
  const found = await inputRecords(tools, plan, frame);
  const path = tools.services.files.temporaryPath('.json');
  try {
    await writeFile(path, JSON.stringify(found, plainArrays));
    const place = { key: plan.input.key, compareFlag: plan.row.compareFlag };
    await save(place, path, `${plan.input.key}.json`, {});
    return found;
  } finally {
    await rm(path, { force: true });
  }
}

/** The records that an earlier run kept. */
export async function readRecords(path: string): Promise<Found> {
  const { records, warnings } = JSON.parse(await readFile(path, 'utf8')) as Found;
  if (records.kind === 'table') return { records, warnings };
  return { records: { ...records, features: records.features.map(withTypedPaths) }, warnings };
}

/** JSON has no typed arrays. */
function plainArrays(_key: string, value: unknown): unknown {
  return value instanceof Float64Array ? [...value] : value;
}

function withTypedPaths(feature: FeatureRecord): FeatureRecord {
  const { geometry } = feature;
  if (geometry.kind !== 'line') return feature;
  return {
    ...feature,
    geometry: { kind: 'line', paths: geometry.paths.map((path) => Float64Array.from(path)) },
  };
}
