import type { FieldValue } from '../../model';

/** What a rule asks of a feature. A missing value is null, and in no order with a number. */
export type Condition =
  | { readonly kind: 'always' }
  | { readonly kind: 'equal'; readonly field: string; readonly value: FieldValue }
  | { readonly kind: 'order'; readonly field: string; readonly operator: Order; readonly than: number }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition };

/** How a number is compared with another. */
export type Order = '<' | '<=' | '>' | '>=';

/** Values of a feature; what is not there is missing. */
export type Properties = ReadonlyMap<string, FieldValue>;

export const always: Condition = { kind: 'always' };
/** No feature is this. */
export const never: Condition = { kind: 'any', of: [] };

/** All of them; one that asks nothing is left out. */
export function allOf(conditions: readonly Condition[]): Condition {
  const asked = conditions.filter(({ kind }) => kind !== 'always');
  return asked.length === 1 ? asked[0] : asked.length === 0 ? always : { kind: 'all', of: asked };
}

/** Whether a feature with these values is meant. */
export function holds(condition: Condition, properties: Properties): boolean {
  switch (condition.kind) {
    case 'always':
      return true;
    case 'equal':
      return (properties.get(condition.field) ?? null) === condition.value;
    case 'order':
      return isInOrder(properties.get(condition.field) ?? null, condition.operator, condition.than);
    case 'all':
      return condition.of.every((one) => holds(one, properties));
    case 'any':
      return condition.of.some((one) => holds(one, properties));
    case 'not':
      return !holds(condition.of, properties);
  }
}

function isInOrder(value: FieldValue, operator: Order, than: number): boolean {
  if (typeof value !== 'number') return false;
  switch (operator) {
    case '<':
      return value < than;
    case '<=':
      return value <= than;
    case '>':
      return value > than;
    case '>=':
      return value >= than;
  }
}

/** A condition that compares one column. */
export type Test = Extract<Condition, { readonly kind: 'equal' | 'order' }>;

/** The comparisons in a condition, in their order. */
export function testsIn(condition: Condition): readonly Test[] {
  switch (condition.kind) {
    case 'always':
      return [];
    case 'equal':
    case 'order':
      return [condition];
    case 'all':
    case 'any':
      return condition.of.flatMap(testsIn);
    case 'not':
      return testsIn(condition.of);
  }
}
