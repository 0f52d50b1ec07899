import { describe, expect, it } from 'vitest';
import { generateCategories, graduatedColorScheme, rasterGraduatedScheme } from '@gep/map-engine/scheme';
import type { BandStatistics, FeatureData } from '@gep/map-engine/model';
import { sampleDistrictTable } from '../testing/sample-district-table';
import { ledgerClasses } from './ledger-classes';
import { districtLedger, estimatedLedger } from './ledger-sums';
import type { LedgerSums } from './ledger-sums';

const field = { name: 'Sum', type: 'REAL' } as const;
/** Made-up counties of 100 km² with values of 10, 20, 30 and 40 yuan. */
const districts = [10, 20, 30, 40].map((sum, index) => ({ index, name: `${index}`, sum }));
const features = districts.map(({ index, sum }): FeatureData => ({
  ...{ id: `${index}`, wkb: null, properties: { code: String(350101 + index), Sum: sum } },
}));

describe('the ledger of districts', () => {
  const scheme = generateCategories(graduatedColorScheme('polygon', { field, manualBreaks: [10, 20, 30] }), {
    properties: features.map(({ properties }) => properties),
  });
  const ledger = districtLedger(scheme, features, sampleDistrictTable(districts), 0);

  it('has count, hm² and yuan of the districts of each class, by the rule of classes', () => {
    expect(ledger.classes).toEqual([
      { count: 2, area: 20_000, quantity: null, value: 30 },
      { count: 1, area: 10_000, quantity: null, value: 30 },
    ]);
    expect(ledger.rest).toEqual({ count: 1, area: 10_000, quantity: null, value: 40 });
  });

  it('adds up to the total', () => {
    expect(ledger.total).toEqual({ count: 4, area: 40_000, quantity: null, value: 100 });
  });
});

describe('the estimated ledger of a raster', () => {
  const statistics: BandStatistics = {
    ...{ dataType: 'float32', min: 0, max: 40, mean: 25, stddev: 10, noData: -9999, totalCount: 10 },
    ...{ enableUniqueValue: false, uniqueValueCount: 0, uniqueValues: [] },
    histogram: { min: 0, max: 40, counts: [1, 2, 3, 4] },
  };
  const classes = (breaks: readonly number[]) =>
    ledgerClasses(
      generateCategories(
        rasterGraduatedScheme({ band: 0, bands: [{ name: '', statistics }], manualBreaks: breaks }),
        { statistics },
      ),
      {},
    );
  const estimate = (breaks: readonly number[]) =>
    estimatedLedger({ statistics, cellSize: 100, hasValue: true }, classes(breaks));

  it('divides bins by the breaks, has hm² of the cells, and does not know quantities', () => {
    const found = estimate([0, 15, 40]);
    expect(found?.classes.map(({ count, area }) => [count, area])).toEqual([
      [2, 2],
      [8, 8],
    ]);
    expect(found?.total).toMatchObject({ count: 10, area: 10, quantity: null, value: 250 });
  });

  it.each([[[0, 3, 40]], [[5, 6, 7, 8]], [[0, 10, 20, 30, 40]]])('adds up to the total with %j', (breaks) => {
    const found = estimate(breaks);
    const add = (key: keyof LedgerSums): number =>
      [...(found?.classes ?? []), ...(found ? [found.rest] : [])].reduce(
        (sum, one) => sum + (one[key] ?? 0),
        0,
      );
    expect(add('area')).toBeCloseTo(10, 9);
    expect(add('value')).toBeCloseTo(250, 9);
  });

  it('is none without a histogram', () => {
    const unknown = { ...statistics, histogram: null };
    expect(estimatedLedger({ statistics: unknown, cellSize: 100, hasValue: true }, [])).toBeNull();
  });
});
