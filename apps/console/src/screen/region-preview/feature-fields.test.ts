import type { FeatureData, Field } from '@gep/map-engine/model';
import { describe, expect, it } from 'vitest';
import { featureFields, featureStatistics } from './feature-fields';

const area: Field = { name: 'area', type: 'REAL' };
const city: Field = { name: 'city', type: 'STRING' };
const row = (id: number, properties: FeatureData['properties']): FeatureData => ({
  id: String(id),
  wkb: '',
  properties,
});
// The textbook list with mean 5 and population standard deviation 2.
const features = [2, 4, 4, 4, 5, 5, 7, 9].map((value, id) =>
  row(id, { area: value, city: id < 3 ? '福州' : '厦门' }),
);

describe('statistics of features at hand', () => {
  it('counts values and takes the standard deviation of the population', () => {
    expect(featureStatistics(features, [area])).toMatchObject({
      ...{ min: 2, max: 9, mean: 5, stddev: 2, totalCount: 8, uniqueValueCount: 5, valueType: 'REAL' },
      uniqueValues: [
        { values: [2], count: 1 },
        { values: [4], count: 3 },
        { values: [5], count: 2 },
        { values: [7], count: 1 },
        { values: [9], count: 1 },
      ],
    });
  });

  it('counts combinations of fields', () => {
    const { uniqueValues, fields } = featureStatistics(features, [city, area]);
    expect(fields).toEqual(['city', 'area']);
    expect(uniqueValues.find(({ values }) => values[0] === '福州' && values[1] === 4)?.count).toBe(2);
    expect(uniqueValues.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  });

  it('keeps absent values apart and knows no numbers in a field of texts', () => {
    const more = [...features, row(8, { city: null }), row(9, {})];
    const statistics = featureStatistics(more, [city]);
    expect(statistics).toMatchObject({ min: 0, max: 0, mean: 0, stddev: 0, totalCount: 10 });
    expect(statistics.uniqueValues.at(-1)).toEqual({ values: [null], count: 2 });
  });

  it('lists no more than 256 values and says so', () => {
    const many = Array.from({ length: 257 }, (_, id) => row(id, { area: id }));
    const statistics = featureStatistics(many, [area]);
    expect(statistics.enableUniqueValue).toBe(false);
    expect(statistics.uniqueValueCount).toBe(257);
    expect(statistics.uniqueValues).toHaveLength(256);
  });

  it('answers the editors', async () => {
    const source = featureFields(features, [area, city]);
    const { signal } = new AbortController();
    expect((await source.statistics(['area'], signal)).max).toBe(9);
    expect(await source.values?.('city', signal)).toHaveLength(8);
  });
});
