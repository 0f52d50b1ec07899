import { describe, expect, it } from 'vitest';
import { catalogueEntries } from './catalogue';
import { messages } from './message/messages';
import { modelTree } from './model-tree';
import { problemCodes, warningCodes } from './problem';
import { modelById, modelBySlug, models } from './registry';
import { totalGep } from './total-gep';

describe('catalogue', () => {
  it('lists 22 models in the order of their ids, 3 of production, 15 of regulation, 4 of culture', () => {
    expect(catalogueEntries.map(({ id }) => id)).toEqual(Array.from({ length: 22 }, (_, i) => i + 1));
    const count = (group: string): number => catalogueEntries.filter((model) => model.group === group).length;
    expect(['production', 'regulation', 'culture'].map(count)).toEqual([3, 15, 4]);
  });

  it('finds the available models by id and slug', () => {
    const ids = Object.values(models).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(ids.map((id) => modelById(id)?.slug)).toEqual(Object.keys(models));
    expect(modelBySlug('toString')).toBeUndefined();
    expect(modelById(23)).toBeUndefined();
  });

  it('is plain data: definitions survive JSON', () => {
    for (const { definition } of Object.values(models))
      expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
  });
});

describe('the rows that a table begins with', () => {
  it('have names in Chinese where their keys are words of the program', () => {
    const bare = Object.values(models).flatMap(({ definition }) =>
      definition.parameters.flatMap((one) => {
        if (one.kind !== 'table' || one.keyedBy !== 'name') return [];
        const names = new Map(one.keys?.map(({ value, name }) => [value, name.zh]));
        const rows = one.default.map((row) => String(row[one.keyColumn.key]));
        return rows.filter((key) => !/\p{Script=Han}/u.test(names.get(key) ?? ''));
      }),
    );
    expect(bare).toEqual([]);
  });
});

describe('model tree', () => {
  it('has groups, models, a total before the children, and the total row', () => {
    const tree = modelTree(['carbon-sequestration', 'runoff-analysis', 'farming']);
    expect(tree.map(({ key, superiorType }) => [key, superiorType])).toEqual([
      ['production', null],
      ['regulation', null],
      ['totalGep', null],
    ]);
    expect(tree[0].children.map(({ slug, available }) => [slug, available])).toEqual([['farming', true]]);
    const runoff = tree[1].children[1];
    expect([runoff.superiorType, runoff.valueUnit, runoff.functionUnit]).toEqual(['regulation', null, null]);
    expect(runoff.children.map(({ name }) => name.zh)).toEqual(['总量', 'CN法', '系数法']);
  });
});

describe('total GEP', () => {
  it('adds values, never of the runoff analysis, and notes overlaps', () => {
    const { total, notes } = totalGep([
      { slug: 'water-conservation', value: 100 },
      { slug: 'flood-mitigation', value: 20 },
      { slug: 'runoff-analysis', value: 1e9 },
      { slug: 'daily-recreation', value: null },
      { slug: 'hotel-premium', value: 3 },
    ]);
    expect(total).toBe(123);
    expect(notes.map(({ code, parts }) => [code, parts?.map(({ key }) => key)])).toEqual([
      ['overlap-retained-rain', ['water-conservation', 'flood-mitigation']],
    ]);
    expect(totalGep([{ slug: 'farming', value: null }])).toMatchObject({ total: null, notes: [] });
    expect(() => totalGep([{ slug: 'gold', value: 1 }])).toThrow(RangeError);
  });
});

describe('messages', () => {
  it('word every code in both languages', () => {
    for (const { problem, warning } of Object.values(messages)) {
      expect(Object.keys(problem).sort()).toEqual([...problemCodes].sort());
      expect(Object.keys(warning).sort()).toEqual([...warningCodes].sort());
    }
  });
});
