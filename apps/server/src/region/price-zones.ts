import type { RegionFeatureRow } from './queries';
import { regionAttributes } from './queries';
import { settingOf } from '../project/setting-queries';
import type { Db } from '../store/database';
import type { District } from './districts';

type Attributes = Pick<RegionFeatureRow, 'fid' | 'attributes'>;

/** The price zone of a row of the region file; empty: the default zone. */
function zoneOf({ attributes }: Attributes, field: string): string {
  return String(attributes[field] ?? '').trim();
}

/** The price zone of each district by its code: that of its first row. */
export function zonesOfDistricts(
  districts: readonly District[],
  rows: readonly Attributes[],
  field: string | null,
): Map<string, string> {
  const byFid = new Map(field === null ? [] : rows.map((row) => [row.fid, zoneOf(row, field)]));
  return new Map(districts.map(({ code, fids }) => [code, byFid.get(fids[0]) ?? '']));
}

/** Names of the price zones of a project, without the default one; none without a field for them. */
export async function priceZoneNames(db: Db, projectId: string): Promise<string[]> {
  const { priceZoneField } = await settingOf(db, projectId);
  if (priceZoneField === null) return [];
  const rows = await regionAttributes(db, projectId);
  return [...new Set(rows.map((row) => zoneOf(row, priceZoneField)))].filter((zone) => zone !== '').sort();
}
