import type { RegionLevel } from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { settingOf } from '../project/setting-queries';
import type { Services } from '../services';
import type { MapShapesResult } from '../worker/map-shapes';
import type { WorkerPool } from '../worker/worker-pool';
import { drawnShapes } from './drawn-shapes';
import { districtsOf } from './districts';
import type { District } from './districts';
import { featureHeads, featureShapes, regionFileOf } from './queries';
import { isMapped, levelFieldsOf } from './region-levels';

/** A district with the ids of its features that have a shape. */
export interface ShapedDistrict extends District {
  readonly parts: readonly string[];
}

/** Districts of a level; those without any shape are left out. */
export async function shapedDistricts(
  services: Services,
  projectId: string,
  level: RegionLevel,
): Promise<ShapedDistrict[]> {
  const { db } = services.database;
  const features = await featureHeads(db, projectId);
  const fields = levelFieldsOf(await settingOf(db, projectId));
  if (!isMapped(fields, level)) return [];
  const idOf = new Map(features.filter(({ hasShape }) => hasShape).map(({ fid, id }) => [fid, id]));
  return districtsOf(features, fields, level).districts.flatMap((district) => {
    const parts = district.fids.flatMap((fid) => idOf.get(fid) ?? []);
    return parts.length === 0 ? [] : [{ ...district, parts }];
  });
}

/**
 * Each district as one area: where the file holds a level below, its borders inside the district go.
 * @throws GeodataError `region-dissolve-failed`, naming the district
 */
export function districtShapes(
  { services, workers }: { services: Services; workers: WorkerPool },
  projectId: string,
  districts: readonly ShapedDistrict[],
): Promise<MapShapesResult> {
  const ids = districts.map(({ parts }) => parts);
  return drawnShapes(workers, ids, () => districtAreas(services, projectId, districts));
}

/** The same as WKB in degrees (EPSG:4326, x before y), in the order of the districts. */
export async function districtAreas(
  services: Services,
  projectId: string,
  districts: readonly ShapedDistrict[],
): Promise<Uint8Array[]> {
  const { db } = services.database;
  const file = await regionFileOf(db, projectId);
  const shapes = await featureShapes(db, projectId);
  const whole = districts.map(({ code, name, parts }) => ({
    ...{ code, name },
    parts: parts.map((id) => ({ id, wkb: shapes.get(id) ?? fail('FILE_REPLACED') })),
  }));
  const divided = whole.filter(({ parts }) => parts.length > 1);
  const dissolved = await services.dissolvedDistricts(file?.info.fileName ?? '', divided);
  const areas = new Map(divided.map(({ code }, i) => [code, dissolved[i]]));
  return whole.map(({ code, parts }) => areas.get(code) ?? parts[0].wkb);
}
