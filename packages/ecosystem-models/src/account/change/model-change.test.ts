import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, run, worldOf } from '../../../test/account-case';
import type { Case, World } from '../../../test/account-case';
import { linearValues } from '../../../test/linear-case';
import { gridOf } from '../../../test/example-grid';
import { resolveParameters } from '../../parameter-values';
import type { StoredParameters } from '../../parameter-values';
import { models } from '../../registry';
import { runModel } from '../../run-model';
import { zonePriceKeys, zonedFigures } from '../price-zones';
import type { AccountYear } from './account-year';
import { changeFigures, modelChange } from './model-change';
import type { ModelChange } from './model-change';

const valued = cases.filter(({ model }) => model.definition.hasValue);
const parts = ['extent', 'yield', 'price', 'other'] as const;
const districtCount = 3;

/** A year of a case: a world, parameters of its run, and those that it followed later; in two zones of prices. */
function yearOf(one: Case, world: World, stored: StoredParameters, zoned: boolean): AccountYear {
  const { cube } = run(one, world, { ...one.stored, ...stored });
  const values = resolveParameters(one.model.definition, { ...one.stored, ...stored });
  const keys = zonePriceKeys(one.model.definition, values);
  const dear = Object.fromEntries(keys.map((key) => [key, 1.5]));
  const zones = zoned
    ? { zoneOf: Int32Array.of(0, 1, 0), prices: [{}, dear] }
    : { zoneOf: new Int32Array(districtCount), prices: [{}] };
  return { cube, values, zones, cellArea: 1 };
}

const yearsOf = (one: Case) => {
  const values = linearValues(one.model, resolveParameters(one.model.definition, one.stored));
  const year = fc
    .record({ world: worldOf(one), stored: values, zoned: fc.boolean() })
    .map(({ world, stored, zoned }) => yearOf(one, world, stored, zoned));
  return fc.tuple(year, year);
};

const figure = (change: ModelChange, key: (typeof changeFigures)[number], d: number): number =>
  change.districts[key][d] || 0;

describe.each(valued)('the change of $model.slug $stored', (one) => {
  const { model } = one;

  it('adds up to the difference of the figures in every district and type', () => {
    fc.assert(
      fc.property(yearsOf(one), ([before, after]) => {
        const change = modelChange(model, before, after, districtCount);
        const [was, is] = [before, after].map(
          ({ cube, values, zones }) => zonedFigures(model, cube, values, zones).value,
        );
        for (let d = 0; d < districtCount; d++) {
          const [v0, v1] = [was, is].map(({ sum, valid }) => (valid[d] === 0 ? NaN : sum[d]));
          const size = 1e-9 * Math.max(Math.abs(v0 || 0), Math.abs(v1 || 0));
          expect(Math.abs(figure(change, 'comparable', d) - (v0 || 0))).toBeLessThanOrEqual(size);
          expect(Math.abs(figure(change, 'current', d) - (v1 || 0))).toBeLessThanOrEqual(size);
          expect(Number.isNaN(change.districts.current[d])).toBe(Number.isNaN(v1));
          const sum = parts.reduce((all, key) => all + change.districts[key][d], 0);
          expect(Math.abs(sum - ((v1 || 0) - (v0 || 0)))).toBeLessThanOrEqual(size);
        }
        for (const key of changeFigures) {
          const [byDistrict, byType] = [change.districts, change.types].map((own) =>
            own[key].reduce((all, number) => all + (number || 0), 0),
          );
          const size = change.types[key].reduce((all, number) => all + Math.abs(number), 0);
          expect(Math.abs(byDistrict - byType)).toBeLessThanOrEqual(1e-9 * size);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('has the other sign when the years are swapped', () => {
    fc.assert(
      fc.property(yearsOf(one), ([before, after]) => {
        const there = modelChange(model, before, after, districtCount).districts;
        const back = modelChange(model, after, before, districtCount).districts;
        for (const key of parts)
          expect([...there[key]].map((number, d) => number + back[key][d])).toEqual([0, 0, 0]);
        expect(there.currentAtComparable).toEqual(back.comparableAtCurrent);
      }),
      { numRuns: 5 },
    );
  });

  it('is 0 between a year and itself, and all in the other part without one of them', () => {
    fc.assert(
      fc.property(yearsOf(one), ([year]) => {
        const same = modelChange(model, year, year, districtCount).districts;
        for (const key of parts) expect([...same[key]].map((number) => number + 0)).toEqual([0, 0, 0]);
        const fresh = modelChange(model, null, year, districtCount).districts;
        for (const key of ['extent', 'yield', 'price'] as const) expect([...fresh[key]]).toEqual([0, 0, 0]);
        expect([...fresh.other]).toEqual([...fresh.current].map((number) => number || 0));
        expect([...fresh.comparable]).toEqual([NaN, NaN, NaN]);
      }),
      { numRuns: 3 },
    );
  });
});

describe.each(valued)('prices alone in $model.slug $stored', (one) => {
  const { model } = one;

  it('have no part in extent and yield', () => {
    fc.assert(
      fc.property(worldOf(one), (world) => {
        const cheap = yearOf(one, world, {}, false);
        const keys = zonePriceKeys(model.definition, cheap.values);
        const dear = {
          ...cheap,
          zones: { ...cheap.zones, prices: [Object.fromEntries(keys.map((key) => [key, 3]))] },
        };
        const change = modelChange(model, cheap, dear, districtCount);
        for (let d = 0; d < districtCount; d++) {
          const size = 1e-9 * Math.abs(figure(change, 'current', d));
          expect(Math.abs(figure(change, 'extent', d))).toBeLessThanOrEqual(size);
          expect(Math.abs(figure(change, 'yield', d))).toBeLessThanOrEqual(size);
          // At the prices of the other year each year is worth what the other one is.
          expect(
            Math.abs(figure(change, 'currentAtComparable', d) - figure(change, 'comparable', d)),
          ).toBeLessThanOrEqual(size);
          expect(
            Math.abs(figure(change, 'comparableAtCurrent', d) - figure(change, 'current', d)),
          ).toBeLessThanOrEqual(size);
        }
      }),
      { numRuns: 5 },
    );
  });
});

describe('the change of a small area', () => {
  const carbon = models['carbon-sequestration'];
  /** Cells of 1 hm² (100 m) in a row: their types, and the net production of each. */
  const carbonYear = (types: number[], npp: number[], co2Price: number): AccountYear => {
    const { cube } = runModel(
      carbon,
      { landCover: gridOf([types], 100), npp: gridOf([npp], 100) },
      { co2Price },
    );
    return { cube, values: cube.parameters, zones: { zoneOf: new Int32Array(1), prices: [{}] }, cellArea: 1 };
  };
  const only = ({ districts, types }: ModelChange, code: number) =>
    Object.fromEntries(
      (['extent', 'yield', 'price'] as const).map((key) => [
        key,
        types[key][code] / (districts.comparable[0] || 1),
      ]),
    );

  it('is the one of the guide: a forest that doubles, yields half more and has a dearer price', () => {
    // From 1 hm² to 2 hm², yield ×1.5 and price ×2 make 6 times the value, 5 more: by hand, in the first value,
    // extent 1·((1 + 3)/3 + (1.5 + 2)/6 ·1) = 1.9167 …, yield 0.5·((1 + 4)/3 + (2 + 2)/6), price 1·((1 + 3)/3 + (1.5 + 2)/6).
    const before = carbonYear([111, 211], [800, 0], 400);
    const after = carbonYear([111, 111], [1200, 1200], 800);
    const { extent, yield: yields, price } = only(modelChange(carbon, before, after, 1), 111);
    const expected = {
      extent: 1 * ((1 + 1.5 * 2) / 3 + (2 + 1.5) / 6),
      yield: 0.5 * ((1 + 2 * 2) / 3 + (2 + 2) / 6),
      price: 1 * ((1 + 2 * 1.5) / 3 + (1.5 + 2) / 6),
    };
    expect(extent).toBeCloseTo(expected.extent, 12);
    expect(yields).toBeCloseTo(expected.yield, 12);
    expect(price).toBeCloseTo(expected.price, 12);
    expect(extent + yields + price).toBeCloseTo(5, 12);
  });

  it('of a type that one year has is all extent where the price stays', () => {
    const before = carbonYear([211, 211], [0, 0], 400);
    const after = carbonYear([111, 211], [800, 0], 400);
    const { types, districts } = modelChange(carbon, before, after, 1);
    expect(types.extent[111]).toBe(districts.current[0]);
    expect([
      types.areaBefore[111],
      types.areaAfter[111],
      types.areaBefore[211],
      types.areaAfter[211],
    ]).toEqual([0, 1, 2, 1]);
    expect([districts.yield[0], districts.price[0], districts.other[0]]).toEqual([0, 0, 0]);
  });

  it('of a table has no part of extent, and names an average price', () => {
    const farming = cases.find(({ model }) => model.slug === 'farming');
    if (farming === undefined) throw new Error('the case is gone');
    fc.assert(
      fc.property(yearsOf(farming), ([before, after]) => {
        const change = modelChange(farming.model, before, after, districtCount);
        expect([...change.districts.extent]).toEqual([0, 0, 0]);
        expect(change.isAverage).toBe(true);
      }),
      { numRuns: 3 },
    );
  });

  it('names the models whose units have an average price', () => {
    const average = valued.filter((one) => {
      const year = yearOf(one, fc.sample(worldOf(one), { seed: 1, numRuns: 1 })[0], {}, false);
      return modelChange(one.model, year, year, districtCount).isAverage;
    });
    expect([...new Set(average.map(({ model }) => model.slug))].sort()).toEqual([
      'farming',
      'hotel-premium',
      'housing-premium',
      'nature-tourism',
    ]);
  });

  it('of a model without a value is refused', () => {
    expect(() => modelChange(models['runoff-analysis'], null, null, 1)).toThrow('runoff-analysis');
  });
});
