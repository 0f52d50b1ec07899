import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, changes, run } from '../../test/account-case';
import { resolveParameters } from '../parameter-values';
import { cellTerms } from './cell-terms';

describe('the cells of a run', () => {
  it.each(cases)('$model.slug $stored: give those of a full run with other prices', (one) => {
    const { model } = one;
    fc.assert(
      fc.property(changes(one), ({ world, before, after }) => {
        const first = { ...one.stored, ...before };
        const second = { ...first, ...after };
        const { cube, layers } = run(one, world, first);
        const full = run(one, world, second).layers;
        const parameters = resolveParameters(model.definition, second);
        for (const [output, { data }] of Object.entries(layers)) {
          const terms = cellTerms(model, cube, output, parameters, Object.keys(layers));
          expect(terms, output).not.toBeNull();
          data.forEach((cell, i) => {
            const type = world.landCover.data[i];
            const code = type === -9999 ? 0 : type;
            const sum = (terms ?? []).reduce((all, { layer, factor }) => {
              const part = layers[layer].data[i];
              if (part === -9999) return all;
              return all + part * (typeof factor === 'number' ? factor : factor[code]);
            }, 0);
            const expected = full[output].data[i];
            const place = `${output} of cell ${i}: ${sum} against ${expected}`;
            if (expected === -9999) expect(cell, place).toBe(-9999);
            else expect(Math.abs(sum - expected), place).toBeLessThanOrEqual(1e-9 * Math.abs(expected));
          });
        }
      }),
      { numRuns: 15 },
    );
  });
});
