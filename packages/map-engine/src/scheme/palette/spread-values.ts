import { isApart, lookDifference } from './look';
import type { Look } from './look';

/** The colours that rows of values have, may have, and must keep away from. */
export interface ValueSpread {
  readonly own: readonly Look[];
  readonly isPinned: readonly boolean[];
  /** Colours to choose of. */
  readonly pool: readonly Look[];
  /** Colours that stay: of pinned rows and of the row of other values. */
  readonly kept: readonly Look[];
  readonly least: number;
}

/**
 * Which colour of the pool each row gets; null: it keeps its own, as it is apart from all rows before it that do. The others
 * take the colour that is farthest from those taken (Gonzalez 1985).
 */
export function spreadValues({ own, isPinned, pool, kept, least }: ValueSpread): readonly (number | null)[] {
  const taken = [...kept];
  const stays = own.map((look, i) => {
    if (isPinned[i]) return true;
    const apart = isApart(look, taken, least);
    if (apart) taken.push(look);
    return apart;
  });
  const nearest = pool.map((look) => Math.min(...taken.map((one) => lookDifference(look, one))));
  return stays.map((stay) => {
    if (stay) return null;
    const chosen = nearest.indexOf(Math.max(...nearest));
    pool.forEach((look, at) => {
      nearest[at] = Math.min(nearest[at], lookDifference(look, pool[chosen]));
    });
    return chosen;
  });
}
