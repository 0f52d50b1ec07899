import { formatColor, mixColors } from '../../color';
import { cssColor } from '../css-color';
import { isList, isObject, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { Condition } from '../rules/condition';
import { unsaid } from './choice';
import type { Choice } from './choice';
import type { ExpressionContext } from './context';
import { equalsAny, listOf, readCondition } from './read-condition';
import { readOperand } from './read-operand';

/** Calls of which the first argument is what they give. */
const wrappers: readonly unknown[] = [
  ...['literal', 'to-color', 'to-number', 'to-string', 'number', 'string', 'boolean', 'to-boolean', 'image'],
];
/** Calls that give a colour of channels. */
const colors: readonly unknown[] = ['rgb', 'rgba', 'color'];
/** Calls that compute something for each feature or scale. */
const computed: readonly unknown[] = [
  ...[
    'get',
    'has',
    'concat',
    'format',
    'zoom',
    'resolution',
    'var',
    'let',
    'at',
    'length',
    'feature-state',
    'id',
  ],
  ...[
    '+',
    '-',
    '*',
    '/',
    '%',
    '^',
    'abs',
    'min',
    'max',
    'floor',
    'ceil',
    'round',
    'sqrt',
    'time',
    'clamp',
    'properties',
  ],
  ...[
    'upcase',
    'downcase',
    'index-of',
    'slice',
    'geometry-type',
    'all',
    'any',
    '!',
    '==',
    '!=',
    '<',
    '<=',
    '>',
    '>=',
  ],
];

/** A property of a style. What is computed for each feature is noted, and the default stands for it. */
export function readChoice(written: unknown, context: ExpressionContext): Choice {
  if (isObject(written) && isList(own(written, 'stops'))) return readFunction(written, context);
  if (!isList(written)) return { kind: 'value', value: written };
  const [call, ...args] = written;
  if (wrappers.includes(call))
    return call === 'literal' ? { kind: 'value', value: args[0] } : readChoice(args[0], context);
  if (colors.includes(call)) return { kind: 'value', value: args };
  if (call === 'array') return { kind: 'value', value: args.filter((one) => typeof one === 'number') };
  if (call === 'coalesce') return readChoice(args.find((one) => !isComputed(one)) ?? args[0], context);
  if (call === 'case') return readCase(args, context);
  if (call === 'match') return readMatch(args, context);
  if (call === 'step') return readStep(args, context);
  if (typeof call === 'string' && call.startsWith('interpolate')) return readInterpolate(args, context);
  return isComputed(written) ? dropped(context) : { kind: 'value', value: written };
}

function isComputed(written: unknown): boolean {
  return isList(written) && computed.includes(written[0]);
}

function dropped({ notes, property }: ExpressionContext): Choice {
  notes.add(property, 'expression');
  return unsaid;
}

function readCase(args: readonly unknown[], context: ExpressionContext): Choice {
  const branches = [];
  for (let i = 0; i + 1 < args.length; i += 2) {
    const when = readCondition(args[i], context);
    if (when) branches.push({ when, then: readChoice(args[i + 1], context) });
    else context.notes.add(context.property, 'expression');
  }
  return { kind: 'branches', branches, otherwise: readChoice(args.at(-1), context) };
}

function readMatch([what, ...args]: readonly unknown[], context: ExpressionContext): Choice {
  const operand = readOperand(what, context);
  const branches = [];
  for (let i = 0; i + 1 < args.length; i += 2) {
    const when = equalsAny(operand, listOf(args[i]));
    if (when) branches.push({ when, then: readChoice(args[i + 1], context) });
    else context.notes.add(context.property, 'expression');
  }
  return { kind: 'branches', branches, otherwise: readChoice(args.at(-1), context) };
}

interface Stop {
  readonly at: number;
  readonly value: unknown;
}

function stopsIn(written: readonly unknown[]): readonly Stop[] {
  const stops: Stop[] = [];
  for (let i = 0; i + 1 < written.length; i += 2) {
    const at = written[i];
    if (typeof at === 'number' && Number.isFinite(at)) stops.push({ at, value: written[i + 1] });
  }
  return stops;
}

function readStep([what, first, ...args]: readonly unknown[], context: ExpressionContext): Choice {
  const operand = readOperand(what, context);
  const stops = stopsIn(args);
  if (operand?.kind === 'scale') return atScale([{ at: -Infinity, value: first }, ...stops], context);
  if (operand?.kind !== 'field') return dropped(context);
  return stepped(operand.name, first, stops, context);
}

/** Values from each stop on, and below the first one. */
function stepped(field: string, below: unknown, stops: readonly Stop[], context: ExpressionContext): Choice {
  const from = ({ at, value }: Stop) => ({
    when: { kind: 'order', field, operator: '>=', than: at } as Condition,
    then: readChoice(value, context),
  });
  const [lowest] = stops;
  const first = lowest
    ? [
        {
          when: { kind: 'order', field, operator: '<', than: lowest.at } as Condition,
          then: readChoice(below, context),
        },
      ]
    : [];
  return { kind: 'branches', branches: [...[...stops].reverse().map(from), ...first], otherwise: unsaid };
}

function readInterpolate([, what, ...args]: readonly unknown[], context: ExpressionContext): Choice {
  const operand = readOperand(what, context);
  const stops = stopsIn(args);
  if (operand?.kind === 'scale') return atScale(stops, context);
  if (operand?.kind !== 'field' || stops.length === 0) return dropped(context);
  return mixed(operand.name, stops, context);
}

/** Values that change with the scale: that of the middle stop. */
function atScale(stops: readonly Stop[], context: ExpressionContext): Choice {
  const middle = stops[Math.floor(stops.length / 2)] as Stop | undefined;
  context.notes.add(context.property, 'expression', 'one scale');
  return middle ? readChoice(middle.value, context) : unsaid;
}

/** Values that are mixed between stops: a class between two stops has what is in their middle. */
function mixed(field: string, stops: readonly Stop[], context: ExpressionContext): Choice {
  context.notes.add(context.property, 'expression', 'classes');
  const [first] = stops;
  const branches = stops.map(({ at, value }, i) => {
    const before = stops[i - 1] as Stop | undefined;
    return {
      when: { kind: 'order', field, operator: '<=', than: at } as Condition,
      then: readChoice(before ? between(before.value, value) : value, context),
    };
  });
  const above = {
    when: { kind: 'order', field, operator: '>', than: first.at } as Condition,
    then: readChoice(stops[stops.length - 1].value, context),
  };
  return { kind: 'branches', branches: [...branches, above], otherwise: unsaid };
}

/** What is in the middle of two values; the first of two that cannot be mixed. */
function between(one: unknown, two: unknown): unknown {
  if (typeof one === 'number' && typeof two === 'number') return (one + two) / 2;
  const [a, b] = [one, two].map((value) => (typeof value === 'string' ? cssColor(value) : null));
  return a && b ? formatColor(mixColors(a, b, 0.5)) : one;
}

/** A function of the first version of Mapbox styles, of a column or of the zoom level. */
function readFunction(written: JsonObject, context: ExpressionContext): Choice {
  const [stops, property, type] = ['stops', 'property', 'type'].map((name) => own(written, name));
  const pairs = isList(stops) ? stops.filter(isList) : [];
  const ascending = stopsIn(pairs.flatMap((pair) => pair.slice(0, 2)));
  if (typeof property !== 'string') return atScale(ascending, context);
  if (type === 'categorical') {
    const otherwise = own(written, 'default');
    return readMatch([['get', property], ...pairs.flatMap((pair) => pair.slice(0, 2)), otherwise], context);
  }
  if (ascending.length === 0) return dropped(context);
  return type === 'interval'
    ? stepped(property, ascending[0].value, ascending, context)
    : mixed(property, ascending, context);
}
