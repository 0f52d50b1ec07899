import type { Loss } from '@gep/map-engine/interchange';

/** What is lost in the same way at several places. */
export interface LossGroup extends Loss {
  readonly count: number;
}

/**
 * Losses of rows and layers that differ in their number alone, as one.
 * @returns in the order of the first of each, with `*` for the numbers
 */
export function groupLosses(losses: readonly Loss[]): readonly LossGroup[] {
  const groups = new Map<string, LossGroup>();
  for (const loss of losses) {
    const path = loss.path.replace(/(^|\/)\d+(?=\/|$)/g, '$1*');
    const key = JSON.stringify([path, loss.property, loss.why, loss.nearest]);
    const known = groups.get(key);
    groups.set(key, known ? { ...known, path, count: known.count + 1 } : { ...loss, count: 1 });
  }
  return [...groups.values()];
}
