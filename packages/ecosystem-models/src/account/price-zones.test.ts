import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, expectClose, run, worldOf } from '../../test/account-case';
import type { Case, World } from '../../test/account-case';
import { resolveParameters } from '../parameter-values';
import { cellTerms } from './cell-terms';
import { figures } from './figures';
import { zonedFigures, zonedTerms, zoneParameters, zonePriceKeys } from './price-zones';
import type { ZonePrices } from './price-zones';

const parametersOf = ({ model, stored }: Case) => resolveParameters(model.definition, stored);
/** Cases with prices that may differ by zone. */
const priced = cases.filter((one) => zonePriceKeys(one.model.definition, parametersOf(one)).length > 0);

/** The three districts of the cases in two zones. */
const zoneOf = Int32Array.of(0, 1, 1);
/** They stand side by side, three columns each; the right edge is outside. */
const districtOf = (i: number): number | null => (i % 8 === 7 ? null : Math.floor((i % 8) / 3));
const level = fc.double({ min: 0.1, max: 5, noNaN: true });
const zonesOf = (one: Case) => {
  const keys = zonePriceKeys(one.model.definition, parametersOf(one));
  const prices: fc.Arbitrary<ZonePrices> = fc.record(Object.fromEntries(keys.map((key) => [key, level])));
  return fc.tuple(worldOf(one), prices, prices).map(([world, a, b]) => ({ world, prices: [a, b] }));
};
const each = (one: Case, test: (world: World, prices: ZonePrices[]) => void): void =>
  fc.assert(
    fc.property(zonesOf(one), ({ world, prices }) => test(world, prices)),
    { numRuns: 5 },
  );

describe('price zones', () => {
  it('are for most models with prices', () => {
    expect(new Set(priced.map(({ model }) => model.slug)).size).toBeGreaterThan(12);
  });

  it.each(priced)(
    '$model.slug $stored: a district has the figures of its zone as if it were a separate project',
    (one) => {
      each(one, (world, prices) => {
        const { cube } = run(one, world, one.stored);
        const own = zonedFigures(one.model, cube, cube.parameters, { zoneOf, prices });
        for (const [zone, level] of prices.entries()) {
          const alone = figures(
            one.model,
            cube,
            zoneParameters(one.model.definition, cube.parameters, level),
          );
          for (const [key, { sum }] of Object.entries(own))
            sum.forEach((figure, d) => {
              if (zoneOf[d] === zone) expect(figure, key).toBe(alone[key].sum[d]);
            });
        }
      });
    },
  );

  it.each(priced)(
    '$model.slug $stored: one zone, and zones with the project’s prices, change nothing',
    (one) => {
      each(one, (world, [level]) => {
        const { cube, layers } = run(one, world, one.stored);
        const keys = Object.keys(layers);
        const { model } = one;
        const alone = zoneParameters(model.definition, cube.parameters, level);
        const single = { zoneOf: new Int32Array(3), prices: [level] };
        expect(zonedFigures(model, cube, cube.parameters, single)).toEqual(figures(model, cube, alone));
        const same = { zoneOf, prices: [{}, Object.fromEntries(Object.keys(level).map((key) => [key, 1]))] };
        expect(zonedFigures(model, cube, cube.parameters, same)).toEqual(
          figures(model, cube, cube.parameters),
        );
        for (const key of keys) {
          expect(zonedTerms(model, cube, key, cube.parameters, single, keys)).toEqual(
            cellTerms(model, cube, key, alone, keys),
          );
          expect(zonedTerms(model, cube, key, cube.parameters, same, keys)).toEqual(
            cellTerms(model, cube, key, cube.parameters, keys),
          );
        }
      });
    },
  );

  it.each(priced)('$model.slug $stored: figures are linear in the prices of a zone', (one) => {
    each(one, (world, prices) => {
      const { cube } = run(one, world, one.stored);
      const at = (factor: number) => {
        const scaled = prices.map((own) =>
          Object.fromEntries(Object.entries(own).map(([key, price]) => [key, price * factor])),
        );
        return zonedFigures(one.model, cube, cube.parameters, { zoneOf, prices: scaled });
      };
      const [none, single, double] = [at(0), at(1), at(2)];
      for (const [key, { sum }] of Object.entries(single))
        sum.forEach((figure, d) => {
          const step = figure - none[key].sum[d];
          expectClose(double[key].sum[d] - none[key].sum[d], 2 * step, `${key} of ${d}`);
        });
    });
  });

  it.each(priced)('$model.slug $stored: cells are those of the zone of their district', (one) => {
    each(one, (world, prices) => {
      const { cube, layers } = run(one, world, one.stored);
      const keys = Object.keys(layers);
      const { model } = one;
      for (const key of keys) {
        const terms = zonedTerms(model, cube, key, cube.parameters, { zoneOf, prices }, keys);
        const sums = new Float64Array(3);
        const expected = new Float64Array(3);
        const full = prices.map((level) => {
          const parameters = zoneParameters(model.definition, cube.parameters, level);
          const own = Object.keys(level).map((price) => [price, parameters[price]]);
          return run(one, world, { ...one.stored, ...Object.fromEntries(own) }).layers[key];
        });
        world.landCover.data.forEach((code, i) => {
          const district = districtOf(i);
          if (district === null || layers[key].data[i] === -9999) return;
          expected[district] += full[zoneOf[district]].data[i];
          for (const { layer, factor, districts } of terms ?? []) {
            const cell = layers[layer].data[i];
            const own = typeof factor === 'number' ? factor : factor[Math.max(0, code)];
            if (cell !== -9999) sums[district] += cell * own * (districts?.[district] ?? 1);
          }
        });
        sums.forEach((sum, d) => expectClose(sum, expected[d], `${key} of ${d}`));
      }
    });
  });
});
