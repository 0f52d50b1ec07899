import type { PriceZones } from '@gep/ecosystem-models';
import { regionLevels } from '@gep/api-client/contract';
import type { RunSettings } from '../calculation/source-queries';
import type { ModelZonePrices } from '../calculation/zone-prices';
import { districtsOf } from '../region/districts';
import { zonesOfDistricts } from '../region/price-zones';
import { regionAttributes } from '../region/queries';
import { levelFieldsOf } from '../region/region-levels';
import { lowestOf } from '../result/district-figures';
import type { FigureDistrict } from '../result/district-figures';
import type { Db } from '../store/database';

/** The price zone of each district by its code. */
export type DistrictZones = ReadonlyMap<string, string>;

/** Reads the price zones of the districts that results are counted by; none without a field for them. */
export async function districtZones(
  db: Db,
  projectId: string,
  { settings }: RunSettings,
): Promise<DistrictZones> {
  const field = settings?.priceZoneField ?? null;
  const level = settings?.partitionField ?? settings?.accountingField ?? regionLevels[0];
  if (settings === null || field === null) return new Map();
  const rows = await regionAttributes(db, projectId);
  return zonesOfDistricts(districtsOf(rows, levelFieldsOf(settings), level).districts, rows, field);
}

/** The zones of the districts that some figures are of; all in one where a model has the project's prices. */
export function zonesOfFigures(
  districts: readonly FigureDistrict[],
  prices: ModelZonePrices | null,
  zones: DistrictZones,
): PriceZones {
  const levels = Object.entries(prices?.zones ?? {});
  const names = ['', ...levels.map(([zone]) => zone)];
  const codes = lowestOf(districts).map(({ code }) => code);
  return {
    zoneOf: Int32Array.from(codes, (code) => Math.max(0, names.indexOf(zones.get(code) ?? ''))),
    prices: [{}, ...levels.map(([, own]) => own)],
  };
}
