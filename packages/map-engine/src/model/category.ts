import type { Extra } from './extra';
import type { FieldValue } from './field';
import type { MapSymbol } from './symbol';

interface CategoryBase {
  /** Identity among the rows of a scheme; equal for the same value or range after regeneration. */
  readonly key: string;
  readonly label: string;
  /** Hidden rows draw nothing and stay in the table. */
  readonly visible: boolean;
  /** Features or cells in the row; null where it was never counted. */
  readonly count: number | null;
  /** The row's colour: from the ramp, or pinned. */
  readonly color: string;
  /** Draws the row of a vector scheme; null in raster schemes. */
  readonly symbol: MapSymbol | null;
  readonly extra?: Extra;
}

/** The one row of a single-symbol scheme. */
export interface AllCategory extends CategoryBase {
  readonly kind: 'all';
}

/**
 * A row of one value, or of one combination of up to three fields' values. Null stands for a missing one: such a row is
 * in a table only where a person put it there, else its features are in `other`.
 */
export interface ValueCategory extends CategoryBase {
  readonly kind: 'value';
  readonly values: readonly FieldValue[];
}

/** A class (lower, upper] in the field's unit; the first class of a table also holds its lower end. */
export interface RangeCategory extends CategoryBase {
  readonly kind: 'range';
  readonly lower: number;
  readonly upper: number;
  /** The first class also holds all lower values, as its classification says. */
  readonly openBelow?: boolean;
  /** The last class also holds all higher values. */
  readonly openAbove?: boolean;
}

/** Everything that is in no row: missing values without their own row, no-data, values outside edited breaks. */
export interface OtherCategory extends CategoryBase {
  readonly kind: 'other';
}

/** A row of a scheme, told apart by `kind`: all features, one value, or one class. */
export type Category = AllCategory | ValueCategory | RangeCategory;

/**
 * What a person pinned on a row; regeneration keeps it. Absent parts follow the intent. A class that is pinned
 * keeps its two breaks, so a pin without any part pins the breaks alone.
 */
export interface CategoryPin {
  /** The row: the values of a unique-values row, or the edges of a class. */
  readonly at:
    | { readonly kind: 'all' }
    | { readonly kind: 'value'; readonly values: readonly FieldValue[] }
    | { readonly kind: 'range'; readonly lower: number; readonly upper: number };
  readonly color?: string;
  readonly label?: string;
  readonly symbol?: MapSymbol;
  readonly visible?: boolean;
  /**
   * Names of the fields whose row it is: while the scheme shows other fields the pin is inactive, and it applies
   * again when they return. Absent: a row of any fields the scheme has.
   */
  readonly fields?: readonly string[];
  readonly extra?: Extra;
}

/**
 * Key of the row that holds one value or combination. Types are distinguished: 1 and '1' differ; no text in a
 * value can make two combinations equal.
 * @example
 * valueKey(['a,b', 1]); // '["a,b",1]'
 */
export function valueKey(values: readonly FieldValue[]): string {
  return JSON.stringify(values);
}

/**
 * Key of the class with these edges.
 * @example
 * rangeKey(0, 10); // '(0,10]'
 */
export function rangeKey(lower: number, upper: number): string {
  return `(${lower},${upper}]`;
}

/**
 * Key of the row that a pin speaks of.
 * @example
 * pinKey({ at: { kind: 'range', lower: 0, upper: 10 }, color: '#ff0000' }); // '(0,10]'
 */
export function pinKey(pin: CategoryPin): string {
  const { at } = pin;
  if (at.kind === 'all') return 'all';
  return at.kind === 'value' ? valueKey(at.values) : rangeKey(at.lower, at.upper);
}
