import { isRasterFile } from '@gep/ecosystem-models';
import type { RecordFile } from '@gep/ecosystem-models';
import type { InputChange, PredecessorComparison } from '@gep/api-client/contract';
import { readRunSource } from '../calculation/source-queries';
import { notFound } from '../error/gep-error';
import { definitionOf } from '../model/model';
import { inputOf } from '../model/model-input';
import type { InputPlace } from '../model/model-input';
import { findInput } from '../model/queries';
import type { ModelInput } from '../model/queries';
import { storedRows } from '../model/records/stored-rows';
import { predecessorOf } from '../project/predecessor';
import type { User } from '../user/queries';
import { rasterChange } from './raster-change';
import type { SampleTools } from './sample-raster';
import { tableChange } from './table-change';

/**
 * What changed in the file of an input against the same input of the predecessor, as far as the user may read that.
 * @throws GepError NOT_FOUND without a file; what keeps rasters from being looked at in the region
 */
export async function predecessorChange(
  tools: SampleTools,
  user: Pick<User, 'id'>,
  place: InputPlace,
): Promise<PredecessorComparison> {
  const { db } = tools.services.database;
  const input = inputOf(definitionOf(place.modelId), place.key);
  const after = await findInput(db, place.projectId, place.key, place.compareFlag);
  if (!after || after.fileIds.length === 0) return notFound('input');
  const predecessor = await predecessorOf(tools.services, user, place.projectId);
  if (typeof predecessor === 'string') return { state: predecessor, name: null, change: null };
  const before = await findInput(db, predecessor.id, place.key, place.compareFlag);
  const found = { state: 'found', name: predecessor.name } as const;
  if (!before || before.fileIds.length === 0 || before.report?.kind !== after.report?.kind)
    return { ...found, change: null };
  if (isRasterFile(input)) {
    const source = (await readRunSource(db, place.projectId)) ?? notFound('project');
    return { ...found, change: await rasterChange(tools, input, source, [before, after]) };
  }
  return { ...found, change: await recordChange(tools, input, before, after) };
}

async function recordChange(
  { services, signal }: SampleTools,
  input: RecordFile,
  before: ModelInput,
  after: ModelInput,
): Promise<InputChange | null> {
  if (before.report?.kind === 'vector' && after.report?.kind === 'vector')
    return { kind: 'features', before: before.report.rowCount, after: after.report.rowCount };
  const [old, now] = await Promise.all(
    [before, after].map((row) => storedRows(services, input, row, { signal })),
  );
  return old && now ? tableChange(input, old, now) : null;
}
