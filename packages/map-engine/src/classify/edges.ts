/**
 * Puts inner edges between the ends: finite, strictly inside, ascending, each once.
 * One distinct value gives one class [value, value]. Negative zero becomes zero, which legends would write as "-0".
 */
export function joinEdges(min: number, inner: Iterable<number>, max: number): number[] {
  // -0 + 0 is 0.
  const edges = [min + 0];
  for (const edge of [...inner].filter(Number.isFinite).sort((a, b) => a - b)) {
    if (edge > edges[edges.length - 1] && edge < max) edges.push(edge + 0);
  }
  edges.push(max + 0);
  return edges;
}
