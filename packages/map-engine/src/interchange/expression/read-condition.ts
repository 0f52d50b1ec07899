import type { FieldValue } from '../../model';
import { isList } from '../json/read-json';
import { allOf, always, holds, never } from '../rules/condition';
import type { Condition, Order } from '../rules/condition';
import { geometryName } from './context';
import type { ExpressionContext, Operand } from './context';
import { constantOf, readOperand } from './read-operand';

const orders: Readonly<Record<string, Order>> = { '<': '<', '<=': '<=', '>': '>', '>=': '>=' };
const turned: Readonly<Record<Order, Order>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** The condition of a filter; null for one that no table says. Scales are noted, and all of them are meant. */
export function readCondition(written: unknown, context: ExpressionContext): Condition | null {
  if (written === undefined || written === null || written === true) return always;
  if (written === false) return never;
  if (!isList(written)) return null;
  const [call, ...args] = written;
  switch (call) {
    case 'all':
      return joined('all', args, context);
    case 'any':
      return joined('any', args, context);
    case 'none':
      return turnedRound(joined('any', args, context));
    case '!':
      return turnedRound(readCondition(args[0], context));
    case 'has':
      return turnedRound(missing(args[0]));
    case '!has':
      return missing(args[0]);
    case 'in':
      return oneOf(args, context);
    case '!in':
      return turnedRound(oneOf(args, context));
    case 'between':
      return joined(
        'all',
        [
          ['>=', args[0], args[1]],
          ['<=', args[0], args[2]],
        ],
        context,
      );
    case 'literal':
    case 'to-boolean':
    case 'boolean':
      return typeof args[0] === 'boolean' ? readCondition(args[0], context) : null;
    case 'match':
    case 'case':
      return chosen(call, args, context);
    default:
      return typeof call === 'string' ? compared(call, args, context) : null;
  }
}

const turnedRound = (of: Condition | null): Condition | null => of && { kind: 'not', of };

function missing(name: unknown): Condition | null {
  return typeof name === 'string' ? { kind: 'equal', field: name, value: null } : null;
}

function joined(
  kind: 'all' | 'any',
  parts: readonly unknown[],
  context: ExpressionContext,
): Condition | null {
  const read = parts.map((one) => readCondition(one, context));
  const of = read.flatMap((one) => (one ? [one] : []));
  if (of.length < read.length) return null;
  return kind === 'all' ? allOf(of) : { kind, of };
}

/** One side of a comparison; a text is a column in old filters. */
function side(written: unknown, isFirst: boolean, context: ExpressionContext): Operand {
  if (!context.isOldFilter || !isFirst || typeof written !== 'string') return readOperand(written, context);
  return written === '$type'
    ? { kind: 'constant', value: geometryName(context) }
    : written === '$id'
      ? null
      : { kind: 'field', name: written };
}

function compared(call: string, [a, b]: readonly unknown[], context: ExpressionContext): Condition | null {
  const [one, two] = [side(a, true, context), side(b, false, context)];
  if (!one || !two) return null;
  if (one.kind === 'scale' || two.kind === 'scale') {
    context.notes.add('zoom', 'unsupported', 'all scales');
    return always;
  }
  if (call === '!=') return turnedRound(compared('==', [a, b], context));
  const order = Object.hasOwn(orders, call) ? orders[call] : null;
  if (call !== '==' && !order) return null;
  if (one.kind === 'constant' && two.kind === 'constant')
    return constantHolds(one.value, order, two.value) ? always : never;
  if (one.kind === 'constant' && two.kind === 'field')
    return fieldCompared(two, order && turned[order], one.value);
  return one.kind === 'field' && two.kind === 'constant' ? fieldCompared(one, order, two.value) : null;
}

function constantHolds(one: FieldValue, order: Order | null, two: FieldValue): boolean {
  return holds(test('x', order, two) ?? never, new Map([['x', one]]));
}

type Column = Extract<Operand, { readonly kind: 'field' }>;

function fieldCompared(
  { name, whereMissing }: Column,
  order: Order | null,
  value: FieldValue,
): Condition | null {
  // So it is asked whether there is a value, where expressions have no null.
  if (order === null && value === 'null' && whereMissing === 'null') return test(name, null, null);
  const condition = test(name, order, value);
  if (!condition || whereMissing === undefined || !constantHolds(whereMissing, order, value))
    return condition;
  return { kind: 'any', of: [condition, { kind: 'equal', field: name, value: null }] };
}

function test(field: string, order: Order | null, value: FieldValue): Condition | null {
  if (order === null) return { kind: 'equal', field, value };
  return typeof value === 'number' ? { kind: 'order', field, operator: order, than: value } : null;
}

/** The value is in a list. */
function oneOf([what, ...listed]: readonly unknown[], context: ExpressionContext): Condition | null {
  const operand = side(what, true, context);
  const [only] = listed;
  const list = isList(only) ? (only[0] === 'literal' && isList(only[1]) ? only[1] : only) : listed;
  return operand && equalsAny(operand, list);
}

/** A column or a constant is one of some values. */
export function equalsAny(operand: Operand, list: readonly unknown[]): Condition | null {
  const values = list.flatMap((one) => constantOf(one) ?? []);
  if (!operand || operand.kind === 'scale' || values.length < list.length) return null;
  if (operand.kind === 'constant') return values.includes(operand.value ?? '') ? always : never;
  const of = values.map((value): Condition => ({ kind: 'equal', field: operand.name, value }));
  return of.length === 1 ? of[0] : { kind: 'any', of };
}

/** One label or several of a match. */
export const listOf = (label: unknown): readonly unknown[] => (isList(label) ? label : [label]);

/** A filter that chooses between yes and no. */
function chosen(
  call: 'match' | 'case',
  args: readonly unknown[],
  context: ExpressionContext,
): Condition | null {
  const first = call === 'match' ? 1 : 0;
  const operand = call === 'match' ? readOperand(args[0], context) : null;
  const yes: Condition[] = [];
  const before: Condition[] = [];
  for (let i = first; i + 1 < args.length; i += 2) {
    const asked = call === 'match' ? equalsAny(operand, listOf(args[i])) : readCondition(args[i], context);
    const then = readCondition(args[i + 1], context);
    if (!asked || !then) return null;
    yes.push(allOf([...before, asked, then]));
    before.push({ kind: 'not', of: asked });
  }
  const otherwise = readCondition(args.at(-1), context);
  return otherwise && { kind: 'any', of: [...yes, allOf([...before, otherwise])] };
}
