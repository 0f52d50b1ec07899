import { allOf, always } from '../rules/condition';
import type { Condition } from '../rules/condition';
import type { XmlElement } from '../read-xml';
import { literal } from './local-names';

/** What a rule asks; null for what no table says: functions, parts of texts, places. Values are texts. */
export function readFilter(rule: XmlElement): Condition | null {
  const filter = rule.children.find(({ name }) => name === 'Filter');
  if (!filter) return always;
  const [only, ...more] = filter.children;
  return only && more.length === 0 ? readCondition(only) : null;
}

function readCondition({ name, children, attributes }: XmlElement): Condition | null {
  if (name === 'And' || name === 'Or') {
    const of = children.flatMap((one) => readCondition(one) ?? []);
    if (of.length < children.length) return null;
    return name === 'And' ? allOf(of) : { kind: 'any', of };
  }
  if (name === 'Not') {
    const of = children.length === 1 ? readCondition(children[0]) : null;
    return of && { kind: 'not', of };
  }
  const field = children
    .find((one) => one.name === 'PropertyName' || one.name === 'ValueReference')
    ?.text.trim();
  if (field === undefined) return null;
  if (name === 'PropertyIsNull') return { kind: 'equal', field, value: null };
  if (name === 'PropertyIsBetween') return between(field, children);
  const value = children.find((one) => one.name === 'Literal')?.text.trim();
  if (value === undefined || attributes.matchCase === 'false') return null;
  if (name === 'PropertyIsEqualTo') return { kind: 'equal', field, value };
  if (name === 'PropertyIsNotEqualTo') return { kind: 'not', of: { kind: 'equal', field, value } };
  const [, side, equal = ''] = /^PropertyIs(Greater|Less)Than(OrEqualTo)?$/.exec(name) ?? [];
  const than = Number(value);
  if (side === undefined || value === '' || !Number.isFinite(than)) return null;
  const sign = side === 'Greater' ? '>' : '<';
  return { kind: 'order', field, operator: equal ? `${sign}=` : sign, than };
}

function between(field: string, children: readonly XmlElement[]): Condition | null {
  const [from, to] = ['LowerBoundary', 'UpperBoundary'].map((end) =>
    Number(literal(children.find((one) => one.name === end)) ?? NaN),
  );
  if (!Number.isFinite(from) || !Number.isFinite(to)) return null;
  return allOf([
    { kind: 'order', field, operator: '>=', than: from },
    { kind: 'order', field, operator: '<=', than: to },
  ]);
}
