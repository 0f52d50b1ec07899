import type { Ramp } from '@gep/map-engine/model';

/** The last few things of a kind, newest first, as long as the page lives. */
interface Memory<T> {
  readonly list: () => readonly T[];
  readonly add: (item: T) => void;
  readonly clear: () => void;
}

function memory<T>(most: number): Memory<T> {
  let items: readonly T[] = [];
  return {
    list: () => items,
    add: (item) => {
      const key = JSON.stringify(item);
      items = [item, ...items.filter((other) => JSON.stringify(other) !== key)].slice(0, most);
    },
    clear: () => {
      items = [];
    },
  };
}

/** Colours chosen lately, '#rrggbb' or '#rrggbbaa'. */
export const recentColors = memory<string>(12);
/** Ramps chosen lately. */
export const recentRamps = memory<Ramp>(5);

/** Forgets the colours and ramps that were chosen lately, for instance when another person logs in. */
export function forgetRecent(): void {
  recentColors.clear();
  recentRamps.clear();
}
