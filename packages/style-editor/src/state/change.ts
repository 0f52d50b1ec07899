import type { Category, Scheme } from '@gep/map-engine/model';
import { differing, isPart, same } from './same';
import type { PlainPart } from './same';

/** One property that differs between two values. */
export interface ChangedPart {
  /** Of the property, or place in a list. */
  readonly name: string;
  /** Undefined where there was none. */
  readonly before: unknown;
  /** Undefined where there is none any more. */
  readonly after: unknown;
}

/** What makes two values differ: the innermost part that holds every difference, and what differs in it. */
export interface Change {
  /** Names from the root, e.g. `['classification']`; rows of a scheme are `['rows', key]`. */
  readonly path: readonly string[];
  /** At least one, unless the values are the same. */
  readonly parts: readonly ChangedPart[];
  /** Label of the row, where one row changed. */
  readonly row?: string;
}

/**
 * What changed between two values. Rows, statistics and pins of a scheme are made from its intent: they count
 * only where the intent stayed, so that another field is a change of the field and not of every row.
 */
export function changeBetween(before: unknown, after: unknown): Change {
  if (isScheme(before) && isScheme(after)) return schemeChange(before, after);
  return isPart(before) && isPart(after)
    ? descend(before, after, [])
    : { path: [], parts: [{ name: '', before, after }] };
}

/**
 * Whether an edit belongs to the step before it: the same part, and a number, colour or text, as when a slider
 * is dragged. Choices, switches, and what is added or taken away are always separate steps.
 */
export function joins(previous: Change, next: Change): boolean {
  return (
    keyOf(previous) === keyOf(next) &&
    next.parts.every((part) => isContinuous(next, part)) &&
    previous.parts.every((part) => part.before === null || isContinuous(previous, part))
  );
}

const derived = new Set(['categories', 'other', 'pins', 'statistics', 'bands']);

function schemeChange(before: Scheme, after: Scheme): Change {
  if (before.kind !== after.kind) return { path: [], parts: partsOf(before, after, ['kind']) };
  const names = differing(intentOf(before), intentOf(after));
  if (names.includes('template') && after.kind !== 'single-symbol')
    return { path: [], parts: partsOf(before, after, ['template']) };
  // The symbol of a single-symbol scheme is its template; a change of it is one of the symbol's property.
  if (names.length > 0) return within(before, after, names, []);
  return (
    rowChange(before, after) ?? descend(before as unknown as PlainPart, after as unknown as PlainPart, [])
  );
}

function intentOf(scheme: Scheme): PlainPart {
  return Object.fromEntries(Object.entries(scheme).filter(([name]) => !derived.has(name)));
}

/** What changed in the rows; null where they are the same. */
function rowChange(before: Scheme, after: Scheme): Change | null {
  if (!('categories' in before) || !('categories' in after)) return null;
  const [old, now]: (readonly Category[])[] = [before.categories, after.categories];
  if (old.length !== now.length) return { path: [], parts: partsOf(before, after, ['categories']) };
  const changed = now.flatMap((row, i) => (same(row, old[i]) ? [] : [i]));
  if (changed.length === 0) {
    if (same(before.other, after.other)) return null;
    return oneRow(before.other as unknown as PlainPart, after.other as unknown as PlainPart, 'other');
  }
  const [first] = changed;
  const [from, to] = [old[first] as unknown as PlainPart, now[first] as unknown as PlainPart];
  const names = differing(from, to);
  if (names.includes('key')) return { path: [], parts: partsOf(before, after, ['categories']) };
  if (changed.length === 1) return oneRow(from, to, now[first].key);
  const main = ['color', 'symbol', 'visible', 'label'].find((name) => names.includes(name));
  return { path: ['rows'], parts: partsOf(from, to, main ? [main] : names) };
}

function oneRow(before: PlainPart, after: PlainPart, key: string): Change {
  const names = differing(before, after);
  const path = ['rows', key];
  const row = String(after.label);
  // A symbol brings its colour with it.
  if (!names.includes('symbol')) return { path, row, parts: partsOf(before, after, names) };
  return { ...within(before, after, ['symbol'], path), row };
}

function descend(before: PlainPart, after: PlainPart, path: readonly string[]): Change {
  return within(before, after, differing(before, after), path);
}

/** Goes down while one part holds the whole difference; lists of numbers, fields and ramps are values. */
function within(before: object, after: object, names: readonly string[], path: readonly string[]): Change {
  const parts = partsOf(before, after, names);
  const [only] = parts;
  if (parts.length !== 1 || !isPart(only.before) || !isPart(only.after)) return { path, parts };
  if (isNumbers(only.after) || isNumbers(only.before)) return { path, parts };
  if (!('kind' in only.after) && only.before.name !== only.after.name) return { path, parts };
  const inside = [...path, only.name];
  if (only.before.kind !== only.after.kind)
    return { path: inside, parts: partsOf(only.before, only.after, ['kind']) };
  const lists = Array.isArray(only.before) || Array.isArray(only.after);
  if (lists && only.before.length !== only.after.length) return { path, parts };
  return descend(only.before, only.after, inside);
}

function partsOf(before: object, after: object, names: readonly string[]): ChangedPart[] {
  return names.map((name) => ({
    name,
    before: (before as PlainPart)[name],
    after: (after as PlainPart)[name],
  }));
}

function keyOf({ path, parts }: Change): string {
  return JSON.stringify([path, parts.map(({ name }) => name)]);
}

const texts = new Set(['label', 'text', 'name', '']);

function isContinuous({ path }: Change, { name, before, after }: ChangedPart): boolean {
  if (typeof before === 'number' && typeof after === 'number') {
    return name !== 'band' && !(name === 'interval' && path.at(-1) === 'classification');
  }
  if (typeof before === 'string' && typeof after === 'string') {
    return texts.has(name) || (before.startsWith('#') && after.startsWith('#'));
  }
  return isNumbers(before) && isNumbers(after) && before.length === after.length;
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'number');
}

function isScheme(value: unknown): value is Scheme {
  return isPart(value) && 'geometry' in value && 'kind' in value;
}
