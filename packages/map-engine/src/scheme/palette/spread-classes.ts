import { isApart, lookDifference } from './look';
import type { Look } from './look';

/** What becomes of a class: it stays at a place of the way, is placed, or has a pinned colour that is not on the way. */
export type Slot = number | 'free' | 'pinned';

/** The colours that classes may have, and those that they must keep away from. */
export interface ClassSpread {
  /** From the first class's colour to the last one's, in small steps. */
  readonly way: readonly Look[];
  readonly slots: readonly Slot[];
  /** Colours that stay: of pinned rows and of the row of other values. */
  readonly kept: readonly Look[];
  /** Difference that is enough between colours that do not follow each other. */
  readonly least: number;
}

/** Rounds of halving the difference that is tried: to 0.02. */
const rounds = 12;

/**
 * Places on the way, in order, at which each two classes that follow each other differ as much as can be; null where
 * there are none. Pinned classes have a place between their neighbours'.
 */
export function spreadClasses(spread: ClassSpread): readonly number[] | null {
  let [low, high] = [0, 100];
  let best = placesAt(spread, 0);
  for (let round = 0; best && round < rounds; round++) {
    const middle = (low + high) / 2;
    const places = placesAt(spread, middle);
    if (places) [low, best] = [middle, places];
    else high = middle;
  }
  return best && fillPinned(best, spread.way.length - 1);
}

/** The first places at which all classes keep the difference; NaN for pinned ones. */
function placesAt({ way, slots, kept, least }: ClassSpread, difference: number): number[] | null {
  const enough = Math.min(difference, least);
  const fixed = slots.filter((slot): slot is number => typeof slot === 'number').map((place) => way[place]);
  const far = [...kept, ...fixed];
  const places: number[] = [];
  let before = -1;
  for (const [i, slot] of slots.entries()) {
    if (slot === 'pinned') {
      places.push(NaN);
      continue;
    }
    let place = slot;
    if (place === 'free') {
      const end = slots.slice(i).find((next) => typeof next === 'number') ?? way.length;
      place = before + 1;
      while (place < end && !(follows(place) && isApart(way[place], far, enough))) place += 1;
      if (place >= end) return null;
      far.push(way[place]);
    } else if (slots[i - 1] === 'free' && !follows(place)) return null;
    places.push(place);
    before = place;
  }
  return places;

  function follows(place: number): boolean {
    return before < 0 || lookDifference(way[before], way[place]) >= difference;
  }
}

/** Pinned classes at even steps between the places around them. */
function fillPinned(places: readonly number[], end: number): readonly number[] {
  return places.map((place, i) => {
    if (!Number.isNaN(place)) return place;
    const from = places.findLastIndex((other, at) => at < i && !Number.isNaN(other));
    const next = places.findIndex((other, at) => at > i && !Number.isNaN(other));
    const to = next < 0 ? places.length - 1 : next;
    const [start, stop] = [from < 0 ? 0 : places[from], next < 0 ? end : places[next]];
    const first = Math.max(from, 0);
    return to === first ? start : Math.round(start + ((stop - start) * (i - first)) / (to - first));
  });
}
