import { GepDataError } from '@gep/raster';
import type { FieldValue } from '../../model';
import { rules } from '../../model';
import { testsIn } from './condition';
import type { Condition } from './condition';

/** Pairs of values that are looked at in one style; they take a tenth of a second. */
const maxWork = 1_000_000;

/** Pairs that may still be looked at. */
interface Work {
  left: number;
}

/** Values that a condition names together, by their columns. */
export type Combination = ReadonlyMap<string, FieldValue>;

/** The columns whose values make rows, and the values that rules name together. */
export interface Combinations {
  readonly fields: readonly string[];
  readonly of: readonly Combination[];
}

/**
 * The combinations of values that conditions are about, at most as many as a table has rows. Where they name several
 * columns, but not always the same, that is the column which is named most.
 */
export function combinationsIn(conditions: readonly Condition[]): Combinations {
  const work: Work = { left: maxWork };
  const named = conditions.flatMap((one) => namedIn(one, work)).filter(({ size }) => size > 0);
  const keys = new Set(named.map((one) => JSON.stringify([...one.keys()].sort())));
  const [first] = named;
  if (first && first.size > 1 && first.size <= rules.maxUniqueFields && keys.size === 1)
    return { fields: [...first.keys()], of: capped(named) };
  const tests = conditions.flatMap(testsIn).filter(({ kind }) => kind === 'equal');
  const counts = new Map<string, number>();
  const asked = named.length > 0 ? named.flatMap((one) => [...one.keys()]) : tests.map((one) => one.field);
  for (const field of asked) counts.set(field, (counts.get(field) ?? 0) + 1);
  if (counts.size === 0) return { fields: [], of: [] };
  const [field] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
  // What is left out where all others are drawn has a row as well.
  const values = tests.flatMap((one) => (one.kind === 'equal' && one.field === field ? [one.value] : []));
  return { fields: [field], of: capped([...new Set(values)].map((value) => new Map([[field, value]]))) };
}

/** What a condition asks for; an empty one asks for nothing. */
function namedIn(condition: Condition, work: Work): readonly Combination[] {
  switch (condition.kind) {
    case 'equal':
      return [new Map([[condition.field, condition.value]])];
    case 'any':
      return capped(condition.of.flatMap((one) => namedIn(one, work)));
    case 'all':
      return condition.of.reduce<readonly Combination[]>(
        (all, one) => joined(all, namedIn(one, work), work),
        [new Map()],
      );
    default:
      return [new Map()];
  }
}

/** Each of both together, but for those that contradict one another. */
function joined(
  one: readonly Combination[],
  two: readonly Combination[],
  work: Work,
): readonly Combination[] {
  const made: Combination[] = [];
  for (const a of one)
    for (const b of two) {
      if (made.length >= rules.maxCategories) return made;
      work.left -= 1;
      if (work.left < 0)
        throw new GepDataError('style-too-large', 'filter', `at most ${maxWork} combinations of values`);
      if ([...b].every(([field, value]) => !a.has(field) || a.get(field) === value))
        made.push(new Map([...a, ...b]));
    }
  return made;
}

const capped = (combinations: readonly Combination[]): readonly Combination[] =>
  combinations.slice(0, rules.maxCategories);
