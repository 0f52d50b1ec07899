import { formatColor } from '../../color';
import { clampToLimit, limits } from '../../model';
import type { LimitName } from '../../model';
import { cssColor } from '../css-color';
import type { LossNotes } from '../loss';
import { noteUnread } from '../unread';
import type { Neutral } from '../unread';
import { isList, own } from './read-json';
import type { JsonObject } from './read-json';

/** The properties of a part of a style. */
export interface JsonParameters {
  has(name: string): boolean;
  /** A property as it is written. */
  raw(name: string): unknown;
  text(name: string, otherwise: string): string;
  flag(name: string, otherwise: boolean): boolean;
  /** A number within a bound. */
  number(name: string, otherwise: number, bound: LimitName): number;
  numbers(name: string): readonly number[];
  /** A colour, made fainter by an opacity. */
  color(name: string, otherwise: string, opacity?: number): string;
  /** Notes properties that have no counterpart, where they are written. */
  unsupported(names: readonly string[]): void;
  /** Notes properties that begin with a word, were never asked for and are not neutral. */
  noteUnread(neutral: Neutral, prefix?: string): void;
}

/** Reads properties defensively: what is computed for each feature is noted, and the default stands for it. */
export function jsonParameters(object: JsonObject, notes: LossNotes): JsonParameters {
  const asked = new Set<string>();
  const ask = (name: string): unknown => {
    asked.add(name);
    return own(object, name);
  };
  const of = <T>(name: string, otherwise: T, read: (value: unknown) => T | null): T => {
    const value = ask(name);
    if (value === undefined || value === null) return otherwise;
    const known = read(value);
    if (known === null)
      notes.add(name, typeof value === 'object' ? 'expression' : 'unsupported', String(otherwise));
    return known ?? otherwise;
  };
  return {
    has: (name) => (ask(name) ?? null) !== null,
    raw: ask,
    text: (name, otherwise) => of(name, otherwise, (value) => (typeof value === 'string' ? value : null)),
    flag: (name, otherwise) => of(name, otherwise, (value) => (typeof value === 'boolean' ? value : null)),
    number: (name, otherwise, bound) =>
      of(name, otherwise, (value) => {
        const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
        if (!Number.isFinite(number) || value === '') return null;
        const within = clampToLimit(limits[bound], number);
        if (within !== number) notes.add(name, 'out-of-bounds', within);
        return within;
      }),
    numbers: (name) =>
      of(name, [], (value) => (isList(value) && value.every(Number.isFinite) ? value.map(Number) : null)),
    color: (name, otherwise, opacity = 1) => {
      const written = of(name, otherwise, colorText);
      const color = cssColor(written) ?? cssColor(otherwise);
      return color ? formatColor({ ...color, a: color.a * opacity }) : otherwise;
    },
    unsupported(names) {
      for (const name of names) if ((ask(name) ?? null) !== null) notes.add(name, 'unsupported');
    },
    noteUnread(neutral, prefix = '') {
      const written = Object.entries(object).filter(([name]) => name.startsWith(prefix));
      noteUnread(written, asked, neutral, notes);
    },
  };
}

/** A colour as text; lists of three or four channels are what OpenLayers writes. */
function colorText(value: unknown): string | null {
  if (typeof value === 'string') return cssColor(value) ? value : null;
  if (!isList(value) || value.length < 3 || value.length > 4) return null;
  const [r, g, b, a = 1] = value.map(Number);
  return [r, g, b, a].every(Number.isFinite) ? formatColor({ r, g, b, a }) : null;
}
