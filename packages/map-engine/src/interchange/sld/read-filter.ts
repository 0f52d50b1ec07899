import type { FieldValue } from '../../model';
import type { XmlElement } from '../read-xml';
import { literal } from './local-names';

/** What a rule asks: nothing, one value of each of some columns, or a range of one. */
export type Asked =
  | { readonly kind: 'all' }
  | { readonly kind: 'else' }
  | { readonly kind: 'values'; readonly values: readonly (readonly [field: string, value: FieldValue])[] }
  | {
      readonly kind: 'range';
      readonly field: string;
      readonly lower: number;
      readonly upper: number;
      /** Whether the ends belong to it. */
      readonly holdsLower: boolean;
      readonly holdsUpper: boolean;
    };

/** The question of a filter; null for one that no row of a table asks. */
export function readFilter(rule: XmlElement): Asked | null {
  if (rule.children.some(({ name }) => name === 'ElseFilter')) return { kind: 'else' };
  const filter = rule.children.find(({ name }) => name === 'Filter');
  if (!filter) return { kind: 'all' };
  const conditions = filter.children.flatMap((one) => (one.name === 'And' ? one.children : [one]));
  const read = conditions.map(readCondition);
  const known = read.flatMap((one) => (one ? [one] : []));
  if (known.length === 0 || known.length !== conditions.length) return null;
  const values = known.flatMap((one) => ('value' in one ? [[one.field, one.value] as const] : []));
  if (values.length === known.length) return { kind: 'values', values };
  const bounds = known.flatMap((one) => ('value' in one ? [] : [one]));
  const [{ field }] = known;
  if (bounds.length !== known.length || known.some((one) => one.field !== field)) return null;
  const lower = bounds.find((one) => one.lower !== undefined);
  const upper = bounds.find((one) => one.upper !== undefined);
  return {
    kind: 'range',
    field,
    lower: lower?.lower ?? -Infinity,
    upper: upper?.upper ?? Infinity,
    holdsLower: lower?.closed ?? true,
    holdsUpper: upper?.closed ?? true,
  };
}

type Condition =
  | { readonly field: string; readonly value: FieldValue }
  | { readonly field: string; readonly lower?: number; readonly upper?: number; readonly closed: boolean };

function readCondition({ name, children }: XmlElement): Condition | null {
  const field = children
    .find((one) => one.name === 'PropertyName' || one.name === 'ValueReference')
    ?.text.trim();
  if (field === undefined) return null;
  if (name === 'PropertyIsNull') return { field, value: null };
  if (name === 'PropertyIsBetween') {
    const ends = ['LowerBoundary', 'UpperBoundary'].map((end) =>
      Number(literal(children.find((one) => one.name === end)) ?? NaN),
    );
    const [lower, upper] = ends;
    return ends.every(Number.isFinite) ? { field, lower, upper, closed: true } : null;
  }
  const written = children.find((one) => one.name === 'Literal')?.text.trim();
  if (written === undefined) return null;
  if (name === 'PropertyIsEqualTo') return { field, value: written };
  const [, side, equal] = /^PropertyIs(Greater|Less)Than(OrEqualTo)?$/.exec(name) ?? [];
  const number = Number(written);
  if (side === undefined || written === '' || !Number.isFinite(number)) return null;
  const closed = equal !== undefined;
  return side === 'Greater' ? { field, lower: number, closed } : { field, upper: number, closed };
}
