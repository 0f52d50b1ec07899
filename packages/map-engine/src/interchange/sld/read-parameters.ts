import { formatColor, tryParseColor } from '../../color';
import { clampToLimit, limits } from '../../model';
import type { LimitName } from '../../model';
import type { LossNotes } from '../loss';
import { childrenOf, find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { literal } from './local-names';

/** The parameters of a pen, a fill or a font. */
export interface SldParameters {
  text(name: string, otherwise: string): string;
  /** A number within a bound. */
  number(name: string, otherwise: number, bound: LimitName): number;
  /** The colour `name` with the opacity `<name>-opacity`. */
  color(name: string, otherwise: string): string;
}

/** Reads `CssParameter` of 1.0 and `SvgParameter` of 1.1. */
export function sldParameters(element: XmlElement | undefined, notes: LossNotes): SldParameters {
  const written = [...childrenOf(element, 'CssParameter'), ...childrenOf(element, 'SvgParameter')];
  const text = (name: string, otherwise: string): string => {
    const parameter = written.find(({ attributes }) => attributes.name === name);
    const value = literal(parameter);
    if (parameter && value === null) notes.add(name, 'expression', otherwise);
    return value ?? otherwise;
  };
  const number = (name: string, otherwise: number, bound: LimitName) =>
    bounded(Number(text(name, String(otherwise))), otherwise, bound, name, notes);
  return {
    text,
    number,
    color(name, otherwise) {
      const color = tryParseColor(text(name, otherwise)) ?? tryParseColor(otherwise);
      return color
        ? formatColor({ ...color, a: color.a * number(`${name}-opacity`, 1, 'opacity') })
        : otherwise;
    },
  };
}

/** A number that an element holds, within a bound. */
export function elementNumber(
  element: XmlElement | undefined,
  path: readonly string[],
  otherwise: number,
  bound: LimitName,
  notes: LossNotes,
): number {
  const found = find(element, ...path);
  if (!found) return otherwise;
  const name = path.at(-1) ?? '';
  const text = literal(found);
  if (text === null) notes.add(name, 'expression', otherwise);
  return bounded(text === null || text === '' ? otherwise : Number(text), otherwise, bound, name, notes);
}

function bounded(value: number, otherwise: number, bound: LimitName, name: string, notes: LossNotes): number {
  if (!Number.isFinite(value)) return otherwise;
  const within = clampToLimit(limits[bound], value);
  if (within !== value) notes.add(name, 'out-of-bounds', within);
  return within;
}
