import { phrase } from './phrase';
import type { Phrase } from './phrase';

/** What is allowed or expected of a number; at least one end is there. */
export function rangePhrase([min, max]: readonly [number | null, number | null]): Phrase {
  if (max === null) return phrase('range.at-least', { min: min ?? 0 });
  return min === null ? phrase('range.at-most', { max }) : phrase('range.between', { min, max });
}
