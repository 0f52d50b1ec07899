import { isList, isObject, own } from '../json/read-json';
import { allOf, always } from '../rules/condition';
import type { Condition, Order } from '../rules/condition';

const orders: readonly unknown[] = ['<', '<=', '>', '>='];
const isOrder = (operator: unknown): operator is Order => orders.includes(operator);

/** The condition of a selector; null for one that asks something else of features. */
export function readSelector(selector: unknown): Condition | null {
  if (selector === undefined) return always;
  if (!isObject(selector)) return null;
  const [operator, args] = [own(selector, 'op'), own(selector, 'args')];
  if (operator === 'isNull') {
    const field = columnOf(args);
    return field === null ? null : { kind: 'equal', field, value: null };
  }
  if (!isList(args)) return null;
  switch (operator) {
    case 'and':
    case 'or': {
      const of = args.flatMap((one) => readSelector(one) ?? []);
      if (of.length < args.length) return null;
      return operator === 'and' ? allOf(of) : { kind: 'any', of };
    }
    case 'not': {
      const of = readSelector(args[0]);
      return of && { kind: 'not', of };
    }
    default:
      return readComparison(operator, columnOf(args[0]), args[1]);
  }
}

function readComparison(operator: unknown, field: string | null, value: unknown): Condition | null {
  if (field === null) return null;
  if (isOrder(operator))
    return typeof value === 'number' ? { kind: 'order', field, operator, than: value } : null;
  const isValue = typeof value === 'number' || typeof value === 'string';
  return operator === '=' && isValue ? { kind: 'equal', field, value } : null;
}

/** The column that is named. */
export function columnOf(value: unknown): string | null {
  const name = isObject(value) ? own(value, 'property') : null;
  return typeof name === 'string' ? name : null;
}
