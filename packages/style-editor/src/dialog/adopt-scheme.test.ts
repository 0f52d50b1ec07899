import type { Field } from '@gep/map-engine/model';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { describe, expect, it, vi } from 'vitest';
import { fieldSource, sumField, sums } from '../../test/sample';
import { adoptScheme } from './adopt-scheme';

const load = vi.fn(async (fields: readonly Field[]) => {
  const statistics = await fieldSource.statistics(
    fields.map(({ name }) => name),
    new AbortController().signal,
  );
  return { statistics, input: { statistics } };
});
const countsOf = (pasted: Awaited<ReturnType<typeof adoptScheme>>) =>
  'value' in pasted && [...pasted.value.categories, pasted.value.other].map(({ count }) => count);

describe('a pasted scheme', () => {
  // Edges 0, 10, 20 of other data; here 1 2 4 5 7 9 10 are in the first class, 20 is in the second.
  const elsewhere = generateCategories(
    createScheme('graduated-color', 'polygon', { field: sumField, classes: 2 }),
    { values: [0, 5, 10, 20, 20, 20] },
  );

  it('keeps its classes and holds the features of this layer', async () => {
    expect(countsOf(await adoptScheme(elsewhere, fieldSource, load))).toEqual([7, 1, 0]);
    expect(load).toHaveBeenLastCalledWith([sumField]);
  });

  it('counts what is outside of its classes as other', async () => {
    const narrow = generateCategories(elsewhere, { values: [0, 4] });
    // 1 2 are at most 2, 4 is in the second class.
    expect(countsOf(await adoptScheme(narrow, fieldSource, load))).toEqual([2, 1, sums.length - 3]);
  });

  it('keeps values that this layer lacks, with no features', async () => {
    const field: Field = { name: 'NAME', type: 'STRING' };
    const values = generateCategories(createScheme('unique-values', 'polygon', { field }), {
      values: ['east', 'north', 'north'],
    });
    // Of 5 east and 3 west, west has no row.
    expect(countsOf(await adoptScheme(values, fieldSource, load))).toEqual([5, 0, 3]);
  });

  it('takes the type of a field from this layer', async () => {
    const whole = generateCategories(
      { ...elsewhere, field: { ...sumField, type: 'INT8' } },
      { values: sums },
    );
    expect(await adoptScheme(whole, fieldSource, load)).toMatchObject({ value: { field: sumField } });
  });

  it('is refused where a field of its rows or labels is missing, or its data are not to be had', async () => {
    const gdp = { ...elsewhere, field: { ...sumField, name: 'gdp' } };
    const missing = { problem: { code: 'field-missing', field: 'gdp' }, fields: fieldSource.fields };
    expect(await adoptScheme(gdp, fieldSource, load)).toEqual(missing);
    const labels = { ...elsewhere.label, useLabel: true, field: 'gdp' };
    expect(await adoptScheme({ ...elsewhere, label: labels }, fieldSource, load)).toEqual(missing);
    expect(await adoptScheme(elsewhere, fieldSource, () => Promise.resolve(null))).toEqual({
      problem: { code: 'field-failed', field: 'Sum' },
    });
  });

  it('comes as it is to a host without an attribute table', async () => {
    expect(await adoptScheme(elsewhere, undefined, load)).toEqual({ value: elsewhere });
  });
});
