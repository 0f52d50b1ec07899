import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeWindow } from '../compute-window';
import { resolveParameters } from '../parameter-values';
import { ecosystemTypes } from '../shared/ecosystem-types';
import { isWithin } from '../shared/ecosystem-tree';
import { dailyRecreation } from '.';

const [width, height, cellSize, radiusM] = [6, 4, 30, 35];
const cells = Array.from({ length: width * height }, (_, i) => i);
const isGreen = (type: number) => [1, 2, 3, 4, 62].some((green) => isWithin(type, green));
/** Cells whose centres are within the radius of that of a cell. */
const around = (i: number) =>
  cells.filter(
    (j) =>
      Math.hypot((i % width) - (j % width), Math.floor(i / width) - Math.floor(j / width)) * cellSize <=
      radiusM,
  );

const world = fc.record({
  kernel: fc.constantFrom('uniform', 'gaussian', 'density'),
  landCover: fc.array(fc.constantFrom(-9999, ...ecosystemTypes.map(({ value }) => value)), {
    minLength: cells.length,
    maxLength: cells.length,
  }),
  // Often no data, so that all cells around one have none.
  population: fc.array(fc.oneof(fc.constant(NaN), fc.constant(NaN), fc.nat(1000)), {
    minLength: cells.length,
    maxLength: cells.length,
  }),
});

function compute(kernel: string, landCover: readonly number[], population: readonly number[]) {
  const parameters = resolveParameters(dailyRecreation.definition, { kernel, radiusM });
  const rasters = { population: Float64Array.from(population) };
  const inputs = { width, height, cellSize, landCover: Int32Array.from(landCover), rasters };
  return computeWindow('daily-recreation', { 'daily-recreation': { inputs, parameters } });
}

it('makes no 0 of a population without data: neither of residents served, nor of visits', () => {
  fc.assert(
    fc.property(world, ({ kernel, landCover, population }) => {
      const { layers, warnings } = compute(kernel, landCover, population);
      const known = compute(
        kernel,
        landCover,
        population.map((people) => people || 0),
      ).layers;
      const unknown = (i: number) => Number.isNaN(population[i]);
      const typed = cells.filter((i) => landCover[i] !== -9999);
      for (const i of cells) {
        const noVisits = landCover[i] === -9999 || (isGreen(landCover[i]) && around(i).every(unknown));
        expect(layers.visits[i]).toBe(noVisits ? NaN : known.visits[i]);
        expect(Number.isNaN(layers.value[i])).toBe(noVisits);
        expect(layers.served[i]).toBe(landCover[i] === -9999 || unknown(i) ? NaN : known.served[i]);
      }
      const counted = warnings.find(({ code }) => code === 'input-nodata')?.count ?? 0;
      expect(counted).toBe(typed.filter(unknown).length);
    }),
  );
});
