import type { DistrictRange } from '@gep/api-client';

/** What a value of a district may be. */
export interface DistrictRow extends Pick<DistrictRange, 'code' | 'name'> {
  readonly ends: DistrictRange['total'];
}

/** The districts in which a result has a value, the largest first. */
export function districtRows(districts: readonly DistrictRange[], modelId: string): DistrictRow[] {
  return districts
    .flatMap(({ code, name, total, models }): DistrictRow[] => {
      const ends = modelId === 'totalGep' ? total : models.find((one) => one.modelId === modelId);
      return ends ? [{ code, name, ends }] : [];
    })
    .sort((one, other) => other.ends.account - one.ends.account);
}
