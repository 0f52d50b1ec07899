import type { Plausibility } from '@gep/api-client';

/** Figures by which the values of the sample project can be judged. */
export const samplePlausibility: Plausibility = {
  areaKm2: 1200,
  completeRun: { runId: 'r1', endTime: '2026-01-05T08:00:00.000Z' },
  lines: [
    {
      modelId: '3',
      runId: 'r1',
      name: '固碳',
      priceValue: 5_888_888_989.12,
      share: 0.32,
      perKm2: 4_907_407,
      change: null,
      sameAsCurrent: false,
      sinceBefore: null,
      concentration: { cells: 59, of: 1600, share: 0.29 },
      withoutValue: null,
    },
    {
      modelId: '14',
      runId: 'r1',
      name: '噪声削减',
      priceValue: null,
      share: null,
      perKm2: null,
      change: null,
      sameAsCurrent: false,
      sinceBefore: null,
      concentration: null,
      withoutValue: '“道路”中 3 条道路的等级不在道路类型表中，未计入：track（3）。',
    },
  ],
  predecessor: { state: 'none', name: null },
  districtsWithoutCells: [{ code: '350128', name: '平潭县' }],
};
