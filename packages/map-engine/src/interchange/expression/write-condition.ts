import type { Condition, Order } from '../rules/condition';

/** An expression as both OpenLayers and Mapbox write it. */
export type Expression = [string, ...unknown[]];

/** A number that no value of a column is beyond. */
const beyond: Readonly<Record<Order, number>> = {
  '<': Number.MAX_VALUE,
  '<=': Number.MAX_VALUE,
  '>': -Number.MAX_VALUE,
  '>=': -Number.MAX_VALUE,
};

/**
 * A condition as filter; undefined for one that asks nothing. A missing value is in no class, though JavaScript takes it
 * for 0.
 * @param isMissing how it is asked whether a column has no value
 */
export function filterOf(
  condition: Condition,
  isMissing: (field: string) => Expression,
): Expression | undefined {
  const all = (of: readonly Condition[]): Expression[] =>
    of.flatMap((one) => {
      const filter = filterOf(one, isMissing);
      return filter ? [filter] : [];
    });
  switch (condition.kind) {
    case 'always':
      return undefined;
    case 'equal':
      return condition.value === null
        ? isMissing(condition.field)
        : ['==', ['get', condition.field], condition.value];
    case 'order': {
      const { field, operator, than } = condition;
      return [operator, ['coalesce', ['get', field], beyond[operator]], than];
    }
    case 'not': {
      const of = filterOf(condition.of, isMissing);
      return of && ['!', of];
    }
    case 'all':
    case 'any': {
      const parts = all(condition.of);
      return parts.length === 1 ? parts[0] : [condition.kind, ...parts];
    }
  }
}
