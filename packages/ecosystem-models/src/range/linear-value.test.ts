import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, changes, expectClose, run } from '../../test/account-case';
import { figures } from '../account/figures';
import { resolveParameters } from '../parameter-values';
import { linearValue, valueIn } from './linear-value';

describe('the value of a district', () => {
  const priced = cases.filter(({ model }) => model.definition.hasValue);
  it.each(priced)('$model.slug $stored: is the figure of the cube', (one) => {
    const { definition } = one.model;
    fc.assert(
      fc.property(changes(one), ({ world, before, after }) => {
        const { cube } = run(one, world, { ...one.stored, ...before });
        const parameters = resolveParameters(definition, { ...one.stored, ...before, ...after });
        const { value } = figures(one.model, cube, parameters);
        const found = linearValue(one.model, cube);
        value.sum.forEach((expected, district) =>
          expectClose(valueIn(found, district, parameters), expected, `value of ${district}`),
        );
      }),
      { numRuns: 10 },
    );
  });

  it('is refused where a factor was 0 in the run', () => {
    const one = cases.find(
      ({ model, stored }) => model.slug === 'carbon-sequestration' && !('method' in stored),
    );
    if (one === undefined) throw new Error('the case is gone');
    fc.assert(
      fc.property(changes(one), ({ world }) => {
        const stored = { ...one.stored, alphaSource: 'plain' };
        const { cube } = run(one, world, { ...stored, alpha: 0 });
        const alpha = resolveParameters(one.model.definition, { ...stored, alpha: 0.2 });
        expect(() => valueIn(linearValue(one.model, cube), 0, alpha)).toThrow('co2 of type');
      }),
      { numRuns: 1 },
    );
  });
});
