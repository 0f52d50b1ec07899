import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { nextBelow } from '../next-number';
import { number, text } from './cim';

/** A class of ArcGIS, which its upper end belongs to. */
export interface ClassEnds {
  readonly lower: number;
  readonly upper: number;
  readonly label: string;
  readonly written: JsonObject;
}

/**
 * The classes of a list of breaks, ascending from the least value. An end that is not written is 0, as ArcGIS leaves out
 * what is 0. Classes without width are left out, which is a loss.
 */
export function classEnds(
  breaks: readonly JsonObject[],
  minimum: number,
  notes: LossNotes,
): readonly ClassEnds[] {
  const ends = breaks
    .map((written) => ({ upper: number(written, 'upperBound'), label: text(written, 'label'), written }))
    .sort((a, b) => a.upper - b.upper);
  const classes: ClassEnds[] = [];
  for (const one of ends) {
    const lower = classes.at(-1)?.upper ?? minimum;
    // The first class may hold one value only.
    const isOne = classes.length === 0 && one.upper === lower;
    if (isOne) classes.push({ lower: nextBelow(lower), ...one });
    else if (one.upper > lower) classes.push({ lower, ...one });
    else notes.add('upperBound', 'class-edges', String(lower));
  }
  return classes;
}
