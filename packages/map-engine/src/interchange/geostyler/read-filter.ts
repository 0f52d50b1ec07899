import type { FieldValue } from '../../model';
import { isList } from '../json/read-json';
import { allOf, always } from '../rules/condition';
import type { Condition, Order } from '../rules/condition';

const orders: readonly unknown[] = ['<', '<=', '>', '>='];
const isOrder = (operator: unknown): operator is Order => orders.includes(operator);

/** The condition of a filter; null for one that compares what is computed, or parts of texts. */
export function readFilter(filter: unknown): Condition | null {
  if (filter === undefined || filter === null || filter === true) return always;
  if (!isList(filter)) return null;
  const [operator, ...args] = filter;
  if (operator === '&&' || operator === '||') {
    const parts = args.map(readFilter);
    const of = parts.flatMap((one) => (one ? [one] : []));
    if (of.length < parts.length) return null;
    return operator === '&&' ? allOf(of) : { kind: 'any', of };
  }
  if (operator === '!') {
    const of = readFilter(args[0]);
    return of && { kind: 'not', of };
  }
  return readComparison(operator, args);
}

function readComparison(operator: unknown, [field, one, two]: readonly unknown[]): Condition | null {
  if (typeof field !== 'string') return null;
  if (operator === '<=x<=')
    return isNumber(one) && isNumber(two)
      ? allOf([
          { kind: 'order', field, operator: '>=', than: one },
          { kind: 'order', field, operator: '<=', than: two },
        ])
      : null;
  if (isOrder(operator)) {
    const than = typeof one === 'string' && one.trim() !== '' ? Number(one) : one;
    return isNumber(than) ? { kind: 'order', field, operator, than } : null;
  }
  const value = valueOf(one);
  if (value === undefined) return null;
  const equal: Condition = { kind: 'equal', field, value };
  if (operator === '==') return equal;
  return operator === '!=' ? { kind: 'not', of: equal } : null;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Undefined for anything that no column holds. */
function valueOf(value: unknown): FieldValue | undefined {
  if (value === null || isNumber(value) || typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : undefined;
}
