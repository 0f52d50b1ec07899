import { tryParseColor } from '../color';
import type { Scheme } from '../model';
import { drawnScheme } from './drawn-scheme';
import type { Loss } from './loss';

/** What a file of another program need not hold: it is counted, generated or remembered, not drawn. */
const notDrawn = new Set([
  ...['key', 'count', 'pins', 'template', 'statistics', 'bands', 'extra', 'classification'],
  ...['ramp', 'reverse', 'type'],
]);
/** Numbers that are equal after a way through texts and 8-bit colours. */
const tolerance = 1 / 400;

/**
 * Everything that a style draws otherwise after it was written and read again, property by property; what is hidden does
 * not count.
 * @param before the scheme that was written
 * @param after what the file gives
 */
export function lossesBetween(before: Scheme, after: Scheme): Loss[] {
  const losses: Loss[] = [];
  compare(drawnScheme(before), drawnScheme(after), '', losses);
  return losses;
}

function compare(before: unknown, after: unknown, path: string, losses: Loss[]): void {
  if (isRecord(before) && isRecord(after)) {
    // Parts of two kinds have other properties.
    if (before.kind !== after.kind) return add('kind', before, after);
    for (const name of Object.keys(before)) {
      if (notDrawn.has(name) || isHidden(before, after, name)) continue;
      const [one, two] = [before[name], after[name]];
      if (isPart(one) && isPart(two) && !isList(one)) compare(one, two, below(path, name), losses);
      else if (!isSame(one, two)) add(name, before, after);
    }
    return;
  }
  if (!Array.isArray(before) || !Array.isArray(after)) return;
  if (before.length !== after.length)
    losses.push({ path, property: 'length', why: 'unsupported', nearest: String(after.length) });
  for (let i = 0; i < Math.min(before.length, after.length); i++) {
    if (isPart(before[i]) && isPart(after[i])) compare(before[i], after[i], below(path, String(i)), losses);
    else if (!isSame(before[i], after[i]))
      losses.push({ path, property: String(i), why: 'unsupported', nearest: textOf(after[i]) });
  }

  function add(property: string, one: Record<string, unknown>, two: Record<string, unknown>): void {
    if (one[property] === undefined) return;
    losses.push({ path, property, why: 'unsupported', nearest: textOf(two[property]) });
  }
}

type Parts = Record<string, unknown>;
const isRecord = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPart = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && !value.some(isPart);
const below = (path: string, name: string): string => (path === '' ? name : `${path}/${name}`);
const textOf = (value: unknown): string | null =>
  value === undefined || value === null
    ? null
    : typeof value === 'object'
      ? 'kind' in value
        ? String(value.kind)
        : null
      : String(value as string | number | boolean);

function isSame(one: unknown, two: unknown): boolean {
  if (typeof one === 'number' && typeof two === 'number')
    return Math.abs(one - two) <= tolerance * Math.max(1, Math.abs(one)) || one === two;
  if (one === two) return true;
  if (isList(one) && isList(two))
    return one.length === two.length && one.every((item, i) => isSame(item, two[i]));
  if (typeof one === 'string' && typeof two === 'string') return isSameColor(one, two);
  // An absent flag is off.
  return !one && !two && (typeof one === 'boolean' || typeof two === 'boolean');
}

/** Channels of 0-255 are rounded on the way, mixed, and opacities multiplied: two steps are not seen. */
function isSameColor(one: string, two: string): boolean {
  const [a, b] = [one, two].map((text) => (/^#|^rgb/.test(text) ? tryParseColor(text) : null));
  if (!a || !b) return false;
  // Nobody sees the colour of what is transparent.
  if (a.a === 0 && b.a === 0) return true;
  const near = (from: number, to: number): boolean => Math.abs(from - to) <= 2;
  return near(a.r, b.r) && near(a.g, b.g) && near(a.b, b.b) && near(255 * a.a, 255 * b.a);
}

/** Whether nobody sees a property in either style. */
function isHidden(before: Parts, after: Parts, name: string): boolean {
  const isOff = (flag: string): boolean => before[flag] === false && after[flag] === false;
  if (name !== 'visible' && isOff('visible')) return true;
  if (name !== 'used' && isOff('used')) return true;
  if (name === 'outline' && isOff('useOutline')) return true;
  if (before.kind === 'label' && name !== 'useLabel')
    return isOff('useLabel') || (name === 'background' && isOff('useBackground'));
  // The outer end of an open class.
  if (name === 'lower') return before.openBelow === true && after.openBelow === true;
  if (name === 'upper') return before.openAbove === true && after.openAbove === true;
  return name.startsWith('stroke') && isOff('outline');
}
