/**
 * Puts inner edges between the ends: finite, strictly inside, ascending, each once.
 * One distinct value gives one class [value, value].
 */
export function joinEdges(min: number, inner: Iterable<number>, max: number): number[] {
  const edges = [min];
  for (const edge of [...inner].filter(Number.isFinite).sort((a, b) => a - b)) {
    if (edge > edges[edges.length - 1] && edge < max) edges.push(edge);
  }
  edges.push(max);
  return edges;
}
