import type { DistrictRow, DistrictTable } from '@gep/api-client';

interface SampleDistrict {
  readonly index: number;
  readonly name: string;
  /** 元. */
  readonly sum: number;
}

/** The code of a made-up county. */
export const codeOf = ({ index }: SampleDistrict): string => String(350101 + index);

/** The counties of a made-up city, with a value of the current year. */
export function sampleDistrictTable(districts: readonly SampleDistrict[]): DistrictTable {
  const figures = (priceValue: number, count: number) => ({
    ...{ functionValue: null, validCount: count, count, priceValue },
  });
  const total = {
    areaKm2: 100 * districts.length,
    current: figures(
      districts.reduce((all, { sum }) => all + sum, 0),
      25 * districts.length,
    ),
    comparable: null,
  };
  const city = { level: 'city', code: '3501', name: '临海市', parentCode: null } as const;
  return {
    ...{ name: '总量', functionUnit: '', valueUnit: '元', total },
    districts: [
      { ...city, ...total },
      ...districts.map((district): DistrictRow => ({
        ...{ level: 'county', code: codeOf(district), name: district.name, parentCode: '3501' },
        ...{ areaKm2: 100, current: figures(district.sum, 25), comparable: null },
      })),
    ],
  };
}
