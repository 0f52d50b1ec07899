import { fixedText, regionLevels } from '@gep/api-client/contract';
import type { FeatureData, LayerInfo } from '@gep/api-client/contract';
import { drawnShapes } from './drawn-shapes';
import { featureHeads, featureShapes, regionFileOf } from './queries';
import { settingOf } from '../project/setting-queries';
import type { Services } from '../services';
import type { WorkerPool } from '../worker/worker-pool';
import { fail } from '../error/gep-error';
import { notModified } from '../call/call-request';
import type { BinaryAnswer, CallRequest } from '../call/call-request';
import { isKnown } from '../call/known-answer';
import { writtenList } from '../call/written-list';
import { isMapped, levelFieldsOf, nameKey } from './region-levels';

/** Changes with what the answer is made of. */
const version = 1;

/**
 * The polygons of the region file in EPSG:3857 with their attributes, for a caller who has not got them yet.
 * @throws GepError NO_REGION_FILE
 */
export async function regionPreview(
  services: Services,
  workers: WorkerPool,
  projectId: string,
  request: CallRequest,
): Promise<BinaryAnswer | typeof notModified> {
  const { db } = services.database;
  const file = (await regionFileOf(db, projectId)) ?? fail('NO_REGION_FILE');
  const mapped = levelFieldsOf(await settingOf(db, projectId));
  // The features of an id never change, and those of an older program, which have none, came with their time.
  if (isKnown(request, [version, projectId, file.regionId, file.uploadedAt, file.info, mapped]))
    return notModified;
  const lowest = [...regionLevels].reverse().find((level) => isMapped(mapped, level));
  const names = file.info.fields.map(({ name }) => name);
  const features = await featureHeads(db, projectId);
  // If unmapped, the name that distinguishes the most polygons: a file of counties also names province and nation.
  const differences = (name: string): number =>
    new Set(features.map(({ attributes }) => attributes[name] ?? null)).size;
  const [telling = null] = names
    .filter((name) => /name|名称/i.test(name))
    .sort((a, b) => differences(b) - differences(a));
  const name = lowest ? mapped[nameKey(lowest)] : null;
  const label = name !== null && fixedText(name) === null ? name : telling;
  const shaped = features.filter(({ hasShape }) => hasShape);
  const ids = shaped.map(({ id }) => [id]);
  const { shapes, extent } = await drawnShapes(workers, ids, async () => {
    const stored = await featureShapes(db, projectId);
    return shaped.map(({ id }) => stored.get(id) ?? fail('FILE_REPLACED'));
  });
  const isNumber = (name: string): boolean =>
    shaped.some(({ attributes }) => typeof attributes[name] === 'number');
  const info: LayerInfo = {
    id: `${projectId}/region`,
    name: file.info.fileName,
    layerType: 3,
    geometryType: 'MultiPolygon',
    projection: 'EPSG:3857',
    originalProjection: 'EPSG:4326',
    fields: names.map((fieldName) => ({ fieldName, fieldType: isNumber(fieldName) ? 'REAL' : 'STRING' })),
    labelField: label,
    valueField: null,
    zIndex: 0,
    unit: '',
    layerStyle: null,
    statisticsInfo: null,
    bandInfoVo: [],
    layerExtent: JSON.stringify(extent ?? [0, 0, 0, 0]),
  };
  const rows = function* (): Generator<FeatureData> {
    for (const [index, { fid, attributes }] of shaped.entries()) {
      const featureTableData = names.map((column) => ({ name: column, data: attributes[column] ?? null }));
      yield { fid, geometryWkb: shapes[index], featureTableData };
    }
  };
  return writtenList(request.language, info, 'features', rows());
}
