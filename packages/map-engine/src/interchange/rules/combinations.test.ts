import { describe, expect, it } from 'vitest';
import { rules } from '../../model';
import { combinationsIn } from './combinations';
import type { Condition } from './condition';

const equal = (field: string, value: number): Condition => ({ kind: 'equal', field, value });
/** One of so many values of a column. */
const oneOf = (field: string, count: number): Condition => ({
  kind: 'any',
  of: Array.from({ length: count }, (_, value) => equal(field, value)),
});
const all = (...of: Condition[]): Condition => ({ kind: 'all', of });

describe('combinationsIn', () => {
  it('joins the values that a rule names of several columns', () => {
    const { fields, of } = combinationsIn([all(oneOf('a', 2), oneOf('b', 3))]);
    expect(fields).toEqual(['a', 'b']);
    expect(of).toHaveLength(6);
  });

  it('leaves out values that contradict one another', () => {
    const { of } = combinationsIn([all(oneOf('a', 3), equal('a', 1), oneOf('b', 1))]);
    expect(of).toEqual([
      new Map([
        ['a', 1],
        ['b', 0],
      ]),
    ]);
  });

  it('has at most as many as a table has rows', () => {
    expect(combinationsIn([all(oneOf('a', 200), oneOf('b', 200))]).of).toHaveLength(rules.maxCategories);
  });

  it('refuses a rule that names the same values again and again, for which a page would stand still', () => {
    const lists = Array.from({ length: 200 }, () => oneOf('a', 2000));
    expect(() => combinationsIn([all(...lists)])).toThrow(
      expect.objectContaining({ code: 'style-too-large' }),
    );
  });
});
