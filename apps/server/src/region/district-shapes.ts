import { decodeWkb } from '@gep/map-engine/geometry';
import type { FlatGeometry } from '@gep/map-engine/geometry';
import type { RegionLevel } from '@gep/api-client/contract';
import { settingOf } from '../project/setting-queries';
import type { Services } from '../services';
import type { DistrictPart } from './district-cache';
import { districtsOf } from './districts';
import type { District } from './districts';
import { toWebMercator } from '../worker/map-shapes';
import { regionFeaturesOf, regionFileOf } from './queries';
import { isMapped, levelFieldsOf } from './region-levels';

/** A district with its features that have a shape. */
export interface ShapedDistrict extends District {
  readonly parts: readonly DistrictPart[];
}

/** Districts of a level; those without any shape are left out. */
export async function shapedDistricts(
  services: Services,
  projectId: string,
  level: RegionLevel,
): Promise<ShapedDistrict[]> {
  const { db } = services.database;
  const features = await regionFeaturesOf(db, projectId);
  const fields = levelFieldsOf(await settingOf(db, projectId));
  if (!isMapped(fields, level)) return [];
  const byFid = new Map(features.map((feature) => [feature.fid, feature]));
  return districtsOf(features, fields, level).districts.flatMap((district) => {
    const parts = district.fids.flatMap((fid) => {
      const { id, wkb } = byFid.get(fid) ?? { id: '', wkb: null };
      return wkb ? [{ id, wkb }] : [];
    });
    return parts.length === 0 ? [] : [{ ...district, parts }];
  });
}

/**
 * Each district as one area in EPSG:3857: where the file holds a level below, its borders inside the district go.
 * @throws GeodataError `region-dissolve-failed`, naming the district
 */
export async function districtShapes(
  services: Services,
  projectId: string,
  districts: readonly ShapedDistrict[],
): Promise<FlatGeometry[]> {
  const divided = districts.filter(({ parts }) => parts.length > 1);
  const file = await regionFileOf(services.database.db, projectId);
  const dissolved = await services.dissolvedDistricts(file?.info.fileName ?? '', divided);
  const areas = new Map(divided.map(({ code }, i) => [code, dissolved[i]]));
  return districts.map(({ code, parts }) => toWebMercator(decodeWkb(areas.get(code) ?? parts[0].wkb)));
}
