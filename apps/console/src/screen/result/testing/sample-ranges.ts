import type { DistrictRange, ResultRange } from '@gep/api-client';

const price = {
  parameter: 'price',
  distribution: { kind: 'triangular', min: 6, mode: 7, max: 9 },
  source: '水利年鉴 2020',
} as const;

/** Ranges of the sample project: one price is uncertain. */
export const sampleRanges: ResultRange = {
  compareFlag: 0,
  level: 'whole',
  draws: 10_000,
  seed: 1,
  total: {
    ...{ account: 1.8e10, mean: 1.82e10, sd: 1e9 },
    ...{ p5: 1.7e10, p25: 1.75e10, p50: 1.8e10, p75: 1.9e10, p95: 2e10 },
  },
  groups: [
    {
      ...{ key: 'regulation', name: '调节服务', account: 1.5e10, mean: 1.52e10, sd: 1e9 },
      ...{ p5: 1.4e10, p25: 1.45e10, p50: 1.5e10, p75: 1.6e10, p95: 1.7e10 },
    },
  ],
  models: [
    {
      modelId: '2',
      name: '水源涵养',
      account: 12_345_678_901,
      p5: 11e9,
      p25: 12e9,
      p50: 12.4e9,
      p75: 13e9,
      p95: 14e9,
      mean: 12.5e9,
      sd: 1e9,
    },
  ],
  districts: [],
  bars: [
    {
      modelId: '2',
      modelName: '水源涵养',
      name: '水库单位库容造价',
      unit: '元/m³',
      uncertainty: price,
      low: { number: 6.387298334620742, total: 1.7e10 },
      high: { number: 8.452277442494834, total: 2e10 },
      swing: 3e9,
    },
  ],
  unused: [
    {
      modelId: '3',
      modelName: '固碳',
      name: '固碳价格',
      unit: '元/t CO₂',
      uncertainty: { ...price, parameter: 'co2Price' },
      problem: { code: '50101', message: '固碳没有计算结果' },
    },
  ],
  outdated: [],
};

/** Ranges of eleven counties: the total of one with water of two, the first of them the smallest. */
export const sampleDistricts: readonly DistrictRange[] = Array.from({ length: 11 }, (_, i) => {
  const ends = (yuan: number) => ({ account: yuan, p5: 0.9 * yuan, p95: 1.2 * yuan });
  const water = { modelId: '2', ...ends((i + 1) * 1e8) };
  return {
    code: `3501${10 + i}`,
    name: `第${i + 1}县`,
    total: ends((i + 1) * 1e9),
    models: i === 10 ? [] : [water],
  };
});
