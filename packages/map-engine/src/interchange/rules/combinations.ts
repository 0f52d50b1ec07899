import type { FieldValue } from '../../model';
import { rules } from '../../model';
import type { Condition } from './condition';

/** Values that a condition names together, by their columns. */
export type Combination = ReadonlyMap<string, FieldValue>;

/** The combinations of values that a condition is about, at most as many as a table has rows; empty ones name nothing. */
export function combinationsIn(condition: Condition): readonly Combination[] {
  switch (condition.kind) {
    case 'equal':
      return [new Map([[condition.field, condition.value]])];
    case 'any':
      return capped(condition.of.flatMap(combinationsIn));
    case 'all':
      return condition.of.map(combinationsIn).reduce(joined, [new Map()]);
    case 'always':
    case 'order':
      return [new Map()];
    case 'not':
      // What is left out where all others are drawn has a row as well.
      return combinationsIn(condition.of);
  }
}

/** Every combination with every value of the columns that it does not name. */
export function completed(
  combination: Combination,
  fields: readonly string[],
  valuesOf: ReadonlyMap<string, readonly FieldValue[]>,
): readonly Combination[] {
  return fields.reduce<readonly Combination[]>(
    (made, field) =>
      combination.has(field)
        ? made
        : joined(
            made,
            (valuesOf.get(field) ?? []).map((value) => new Map([[field, value]])),
          ),
    [combination],
  );
}

/** Each of both together, but for those that contradict one another. */
function joined(one: readonly Combination[], two: readonly Combination[]): readonly Combination[] {
  const made: Combination[] = [];
  for (const a of one)
    for (const b of two) {
      if (made.length >= rules.maxCategories) return made;
      if ([...b].every(([field, value]) => !a.has(field) || a.get(field) === value))
        made.push(new Map([...a, ...b]));
    }
  return made;
}

const capped = (combinations: readonly Combination[]): readonly Combination[] =>
  combinations.slice(0, rules.maxCategories);
