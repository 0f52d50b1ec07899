import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describe as describeCells } from '@gep/raster';
import { cases, changes, expectClose, run } from '../../test/account-case';
import { resolveParameters } from '../parameter-values';
import { NO_TYPE } from './account';
import { encodeCube, readCubes } from './cube-file';
import { mergeCells, outputCells } from './output-cells';

/** The three districts of the cases, three columns each; the right edge is outside. */
const districtOf = (i: number): number | null => (i % 8 === 7 ? null : Math.floor((i % 8) / 3));
const oneZone = (districtCount: number) => ({ zoneOf: new Int32Array(districtCount), prices: [{}] });

describe('the cells of an output', () => {
  it.each(cases)('$model.slug $stored: are spread as in a full run with other prices', (one) => {
    const { model } = one;
    fc.assert(
      fc.property(changes(one), ({ world, before, after }) => {
        const first = { ...one.stored, ...before };
        const second = { ...first, ...after };
        const { cube, layers } = run(one, world, first);
        const parameters = resolveParameters(model.definition, second);
        const full = run(one, world, second).layers;
        for (const output of Object.keys(layers)) {
          const cells = outputCells(model, cube, output, parameters, oneZone(cube.districtCount));
          const { data } = full[output];
          const expected = new Map<string, number[]>();
          data.forEach((cell, i) => {
            const district = districtOf(i);
            if (district === null || cell === -9999) return;
            const code = world.landCover.data[i];
            const place = `${district} ${code === -9999 ? NO_TYPE : code}`;
            expected.set(place, [...(expected.get(place) ?? []), cell]);
          });
          const { district, type } = cube.quantities;
          const found = new Map<string, number>();
          district.forEach((one, row) => {
            if ((cells?.valid[row] ?? 0) > 0) found.set(`${one} ${type[row]}`, row);
          });
          expect([...found.keys()].sort(), output).toEqual([...expected.keys()].sort());
          for (const [place, values] of expected) {
            const row = found.get(place) ?? NaN;
            const own = describeCells(Float64Array.from(values));
            expect(cells?.valid[row], `${output} in ${place}`).toBe(own.count);
            for (const key of ['min', 'max', 'mean'] as const)
              expectClose(cells?.spread[key][row] ?? NaN, own[key], `${key} of ${output} in ${place}`);
            const deviation = Math.sqrt((cells?.spread.deviations[row] ?? NaN) / own.count);
            const error = Math.abs(deviation - own.stddev);
            expect(error, `deviation of ${output} in ${place}`).toBeLessThanOrEqual(
              1e-7 * Math.max(Math.abs(own.min), Math.abs(own.max)),
            );
          }
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('cells of larger places', () => {
  it('are described as all of them together', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    const places = fc.array(fc.array(value, { maxLength: 9 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(places, (groups) => {
        const own = groups.map((values) => describeCells(Float64Array.from(values)));
        const of = (figure: (one: (typeof own)[number]) => number, none: number) =>
          Float64Array.from(own, (one) => (one.count === 0 ? none : figure(one)));
        const spread = {
          mean: of(({ mean }) => mean, 0),
          deviations: of(({ stddev, count }) => stddev ** 2 * count, 0),
          min: of(({ min }) => min, Infinity),
          max: of(({ max }) => max, -Infinity),
        };
        const valid = of(({ count }) => count, 0);
        const { valid: count, spread: whole } = mergeCells({ valid, spread }, () => 0, 1);
        const expected = describeCells(Float64Array.from(groups.flat()));
        expect(count[0]).toBe(expected.count);
        if (expected.count === 0) return;
        expect([whole.min[0], whole.max[0]]).toEqual([expected.min, expected.max]);
        expect(whole.mean[0]).toBeCloseTo(expected.mean, 6);
        expect(Math.sqrt(whole.deviations[0] / count[0])).toBeCloseTo(expected.stddev, 5);
      }),
    );
  });
});

describe('a cube of an earlier version', () => {
  it('tells no cells', async () => {
    const [one] = cases.filter(({ model }) => model.slug === 'climate-regulation');
    const [world] = fc.sample(changes(one), 1).map((change) => change.world);
    const { cube } = run(one, world, one.stored);
    // Version 1 had two columns a layer: sums and counts.
    const { layers } = cube.quantities;
    const bare = Object.entries(layers).map(([key, { sum, valid }]) => [key, { sum, valid }] as const);
    const earlier = { ...cube, quantities: { ...cube.quantities, layers: Object.fromEntries(bare) } };
    const file = encodeCube([earlier]);
    file[7] = '1'.charCodeAt(0);
    const [read] = await readCubes((from, length) => file.subarray(from, from + length));
    expect(read).toEqual(earlier);
    const zone = oneZone(cube.districtCount);
    expect(outputCells(one.model, read, 'value', cube.parameters, zone)).toBeNull();
    expect(outputCells(one.model, cube, 'value', cube.parameters, zone)).not.toBeNull();
  });
});
