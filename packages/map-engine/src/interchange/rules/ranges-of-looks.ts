import { rangeKey } from '../../model';
import type { RangeCategory, VectorScheme } from '../../model';
import { classLabel, symbolColor, symbolSize } from '../../scheme';
import type { LossNotes } from '../loss';
import { schemeOfRanges } from '../scheme-of-rows';
import { testsIn } from './condition';
import { drawnAs, isSameLook, otherOf } from './look';
import type { Look, Looks } from './look';

/** What is drawn between two edges; an outer one has one of them. */
interface Part {
  readonly lower: number;
  readonly upper: number;
  readonly look: Look | null;
}

/**
 * Classes of a column, each (lower, upper]: edges that belong to the class above them are a loss. Null where all numbers
 * look the same.
 */
export function rangesOfLooks(looks: Looks, field: string, notes: LossNotes): VectorScheme | null {
  const tests = looks.conditions.flatMap(testsIn);
  const isOther = tests.some((one) => one.field !== field || (one.kind === 'equal' && one.value !== null));
  if (isOther) notes.add(looks.asks, 'expression');
  const edges = [
    ...new Set(tests.flatMap((one) => (one.kind === 'order' && one.field === field ? [one.than] : []))),
  ].sort((a, b) => a - b);
  const lookAt = (value: number): Look | null => looks.of(new Map([[field, value]]));
  const rest = looks.of(new Map());
  const parts = partsOf(edges, lookAt);
  // What is outside of all classes looks as a missing value does; numbers that own their edge are a class all the same.
  const isClass = ({ look, lower, upper }: Part): boolean =>
    look !== null && (!isSameLook(look, rest) || (lower === -Infinity && isSameLook(lookAt(upper), look)));
  const [from, to] = [parts.findIndex(isClass), parts.findLastIndex(isClass)];
  // What nobody draws between two classes is a hidden class.
  const shown = from === -1 ? [] : parts.slice(from, to + 1);
  if (shown.length === 0) return null;
  const foreign = foreignEdges(shown, lookAt);
  if (foreign) notes.add(looks.asks, 'class-edges', `(${foreign.lower}, ${foreign.upper}]`);
  const categories = shown.map((part, i) => classOf(part, looks, i, shown.length));
  const other = otherOf(rest, looks.geometry);
  return schemeOfRanges(
    looks.geometry,
    { name: field, type: 'REAL' },
    categories,
    other,
    differBySize(categories),
  );
}

function partsOf(edges: readonly number[], lookAt: (value: number) => Look | null): readonly Part[] {
  return [-Infinity, ...edges].map((lower, i) => {
    const upper = edges[i] ?? Infinity;
    return { lower, upper, look: lookAt(inside(lower, upper)) };
  });
}

/** A number between two; the upper one where there is none. */
function inside(lower: number, upper: number): number {
  if (lower === -Infinity) return beyond(upper, -1);
  if (upper === Infinity) return beyond(lower, 1);
  const middle = lower / 2 + upper / 2;
  return middle > lower && middle < upper ? middle : upper;
}

/** An edge for a class without one: its only edge and as much again. */
function beyond(edge: number, sign: 1 | -1): number {
  return Number.isFinite(edge) ? edge + sign * (Math.abs(edge) || 1) : 0;
}

/** A class whose edges belong to others: an edge is in the class below it, the first one in the first class. */
function foreignEdges(parts: readonly Part[], lookAt: (value: number) => Look | null): Part | undefined {
  return parts.find(
    ({ lower, upper, look }, i) =>
      !(upper === Infinity || isSameLook(lookAt(upper), look)) ||
      !(i > 0 || lower === -Infinity || isSameLook(lookAt(lower), look)),
  );
}

function classOf(part: Part, { geometry }: Looks, index: number, count: number): RangeCategory {
  const openBelow = part.lower === -Infinity;
  const openAbove = part.upper === Infinity;
  const lower = openBelow ? beyond(part.upper, -1) : part.lower;
  const upper = openAbove ? beyond(part.lower, 1) : part.upper;
  const row = {
    ...{ lower, upper },
    ...(index === 0 && openBelow && { openBelow }),
    ...(index === count - 1 && openAbove && { openAbove }),
  };
  return {
    kind: 'range',
    key: rangeKey(lower, upper),
    ...row,
    ...drawnAs(part.look ?? { label: '', symbol: null }, geometry, classLabel(row)),
  };
}

/** Classes of one colour and several sizes. */
function differBySize(categories: readonly RangeCategory[]): boolean {
  const symbols = categories.flatMap(({ symbol }) => (symbol && symbol.kind !== 'fill' ? [symbol] : []));
  return (
    new Set(symbols.map(symbolColor)).size === 1 && new Set(symbols.map((one) => symbolSize(one))).size > 1
  );
}
