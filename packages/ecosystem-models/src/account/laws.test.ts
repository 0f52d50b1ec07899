import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, changes, codes, expectClose, run, square } from '../../test/account-case';
import type { World } from '../../test/account-case';
import type { Model } from '../model';
import { resolveParameters } from '../parameter-values';
import { models } from '../registry';
import { encodeCube, readCubes } from './cube-file';
import { figures } from './figures';
import { wholeArea } from './model-cube';
import { parameterChanges } from './parameter-changes';

describe('the account cube', () => {
  it.each(cases)('$model.slug $stored: gives the figures of a full run with other prices', (one) => {
    const { model } = one;
    fc.assert(
      fc.property(changes(one), ({ world, before, after }) => {
        const first = { ...one.stored, ...before };
        const second = { ...first, ...after };
        const { cube } = run(one, world, first);
        const full = run(one, world, second);
        const answer = figures(model, cube, resolveParameters(model.definition, second));
        for (const { layer: key, district, figure } of full.table) {
          if (district === null) continue;
          const { sum, valid } = answer[key];
          const index = Number(district) - 1;
          const mean = model.definition.outputs.find((output) => output.key === key)?.zonal === 'mean';
          if (figure === null) expect(valid[index]).toBe(0);
          else expectClose(mean ? sum[index] / valid[index] : sum[index], figure, `${key} of ${district}`);
        }
      }),
      { numRuns: 15 },
    );
  });

  it.each(cases)('$model.slug $stored: is the same after a file, and as the whole area', async (one) => {
    await fc.assert(
      fc.asyncProperty(changes(one), async ({ world, before, after }) => {
        const { cube } = run(one, world, { ...one.stored, ...before });
        const file = encodeCube([cube]);
        const [read] = await readCubes((from, length) => file.subarray(from, from + length));
        expect(read).toEqual(cube);
        const parameters = resolveParameters(one.model.definition, { ...one.stored, ...before, ...after });
        const whole = figures(one.model, wholeArea(cube), parameters);
        for (const [key, { sum }] of Object.entries(figures(one.model, cube, parameters)))
          expectClose(
            whole[key].sum[0],
            sum.reduce((all, part) => all + part, 0),
            key,
          );
      }),
      { numRuns: 3 },
    );
  });

  it.each(Object.values(models))('$slug: has a case here', (model: Model) => {
    expect(cases.some((one) => one.model === model)).toBe(true);
    const known = model.definition.parameters.map(({ key }) => key);
    for (const { parameter } of model.definition.linear ?? []) expect(known).toContain(parameter);
  });
});

const world: World = {
  landCover: square((i) => codes[i % codes.length]),
  rasters: {},
  forcedZero: [],
};
const carbon = cases.find(({ stored }) => stored.method === 'rate-table');
const rates = (first: number) => [
  { type: 1, rate: first },
  { type: 2, rate: 0.6 },
];

describe('a change that a cube cannot answer', () => {
  it.each([
    ['a choice', { method: 'nep-alpha' }, ['method']],
    ['a switch that no factor stands for', { oxygen: true }, ['oxygen']],
    ['a parameter of another method', { alpha: 0.5 }, ['alpha']],
    ['another row', { rateTable: rates(1).slice(1) }, ['rateTable']],
    ['another key', { rateTable: [{ type: 3, rate: 1 }, rates(1)[1]] }, ['rateTable']],
    ['a rate that becomes 0', { rateTable: rates(0) }, ['rateTable']],
  ])('%s is refused by name', (_, change, needRun) => {
    if (carbon === undefined) throw new Error('the case is gone');
    const before = { ...carbon.stored, rateTable: rates(1.2) };
    const { cube } = run(carbon, world, before);
    const after = resolveParameters(carbon.model.definition, { ...before, co2Price: 5, ...change });
    expect(parameterChanges(carbon.model, cube, after)).toEqual({ follow: ['co2Price'], needRun });
    expect(() => figures(carbon.model, cube, after)).toThrow(needRun[0]);
  });

  it('a rate that was 0 is refused, a price that was 0 is not', () => {
    if (carbon === undefined) throw new Error('the case is gone');
    const before = { ...carbon.stored, rateTable: rates(0), co2Price: 0 };
    const { cube } = run(carbon, world, before);
    const after = resolveParameters(carbon.model.definition, {
      ...before,
      rateTable: rates(1),
      co2Price: 9,
    });
    expect(parameterChanges(carbon.model, cube, after)).toEqual({
      follow: ['co2Price'],
      needRun: ['rateTable'],
    });
  });

  it.each(cases)('$model.slug $stored: every parameter that is not listed needs a run', (one) => {
    const { model } = one;
    const rasters = Object.fromEntries(
      Object.entries(one.rasters ?? {}).map(([key, max]) => [key, square((i) => (max * (i + 1)) / 99)]),
    );
    const { cube } = run(one, { ...world, rasters }, one.stored);
    const listed = model.definition.linear?.map(({ parameter }) => parameter) ?? [];
    for (const { key } of model.definition.parameters.filter(
      (parameter) => !listed.includes(parameter.key),
    )) {
      const changed = { ...cube.parameters, [key]: ['another value'] };
      expect(parameterChanges(model, cube, changed)).toEqual({ follow: [], needRun: [key] });
    }
  });
});
