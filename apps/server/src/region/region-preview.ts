import { fixedText, regionLevels } from '@gep/api-client/contract';
import type { VectorLayer } from '@gep/api-client/contract';
import { drawnShapes } from './drawn-shapes';
import { featureHeads, featureShapes, regionFileOf } from './queries';
import { settingOf } from '../project/setting-queries';
import type { Services } from '../services';
import type { WorkerPool } from '../worker/worker-pool';
import { fail } from '../error/gep-error';
import { isMapped, levelFieldsOf, nameKey } from './region-levels';

/** The polygons of the region file in EPSG:3857 with their attributes. @throws GepError NO_REGION_FILE */
export async function regionPreview(
  services: Services,
  workers: WorkerPool,
  projectId: string,
): Promise<VectorLayer> {
  const { db } = services.database;
  const file = (await regionFileOf(db, projectId)) ?? fail('NO_REGION_FILE');
  const mapped = levelFieldsOf(await settingOf(db, projectId));
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
  return {
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
    features: shaped.map(({ fid, attributes }, index) => ({
      fid,
      geometryWkb: shapes[index],
      featureTableData: names.map((name) => ({ name, data: attributes[name] ?? null })),
    })),
  };
}
