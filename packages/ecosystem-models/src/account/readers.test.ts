import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, run, worldOf } from '../../test/account-case';
import { linearValues } from '../../test/linear-case';
import { modelsReadBy } from '../compute-window';
import { resolveParameters } from '../parameter-values';

/** Each reading of a model by another one. */
const readings = cases.flatMap((one) => {
  const parameters = resolveParameters(one.model.definition, one.stored);
  return modelsReadBy(one.model, parameters).map((read) => ({
    one,
    read,
    reader: one.model.slug,
    of: read.slug,
  }));
});

describe('a model that reads another one', () => {
  it('has cases here', () => {
    expect(readings.map(({ reader, of }) => `${reader} of ${of}`)).toEqual(
      expect.arrayContaining([
        'non-point-source-control of sediment-mitigation',
        'non-point-source-control of runoff-analysis',
        'flood-mitigation of runoff-analysis',
      ]),
    );
  });

  it.each(readings)(
    '$reader of $of: does not change with prices, which scale no quantity',
    ({ one, read }) => {
      const before = one.options?.dependencies?.[read.slug] ?? {};
      const base = resolveParameters(read.definition, before);
      fc.assert(
        fc.property(worldOf(one), linearValues(read, base), (world, changed) => {
          const scales = (stored: object): string =>
            JSON.stringify(
              read.account?.scales?.(resolveParameters(read.definition, { ...before, ...stored })),
            );
          fc.pre(scales(changed) === scales({}));
          const dependencies = { [read.slug]: { ...before, ...changed } };
          const other = { ...one, options: { ...one.options, dependencies } };
          expect(run(other, world, one.stored).layers).toEqual(run(one, world, one.stored).layers);
        }),
        { numRuns: 5 },
      );
    },
  );
});
