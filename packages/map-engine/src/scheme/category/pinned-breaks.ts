interface Range {
  readonly lower: number;
  readonly upper: number;
}

/**
 * Edges in which every pinned class keeps its own two: edges inside it go, its own are put in. To keep the
 * number of classes, the free edge nearest to a new one goes for it. Of overlapping pinned classes the first
 * is kept.
 */
export function keepPinnedClasses(breaks: readonly number[], pinned: readonly Range[]): number[] {
  if (pinned.length === 0) return [...breaks];
  const kept: Range[] = [];
  for (const range of pinned) {
    const usable = range.lower <= range.upper && Number.isFinite(range.lower) && Number.isFinite(range.upper);
    const overlaps = kept.some(({ lower, upper }) => range.lower < upper && lower < range.upper);
    if (usable && !overlaps) kept.push(range);
  }
  const fixed = new Set(kept.flatMap(({ lower, upper }) => [lower, upper]));
  const free = [...new Set(breaks)].filter(
    (edge) => !fixed.has(edge) && !kept.some(({ lower, upper }) => edge > lower && edge < upper),
  );
  const ends = new Set([breaks[0], breaks[breaks.length - 1]]);
  const removable = free.filter((edge) => !ends.has(edge));
  while (removable.length > 0 && free.length + fixed.size > breaks.length) {
    const distance = (edge: number): number => Math.min(...[...fixed].map((own) => Math.abs(own - edge)));
    const nearest = removable.reduce((best, edge) => (distance(edge) < distance(best) ? edge : best));
    removable.splice(removable.indexOf(nearest), 1);
    free.splice(free.indexOf(nearest), 1);
  }
  const edges = [...free, ...fixed].sort((a, b) => a - b);
  return edges.length === 1 ? [edges[0], edges[0]] : edges;
}
