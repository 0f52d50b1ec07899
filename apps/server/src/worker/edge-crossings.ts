import type { FlatArea } from '@gep/map-engine/geometry/topology';

type Point = readonly [x: number, y: number];

interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly left: number;
  readonly right: number;
}

/**
 * True when pairs of edges meet elsewhere than at their ends more often than `max` times: joining areas makes a point
 * of every such place, so this bounds its work on every machine, however busy it is.
 */
export function crossesMoreThan(max: number, areas: readonly FlatArea[]): boolean {
  const edges = areas.flatMap(edgesOf).sort((a, b) => a.left - b.left);
  let found = 0;
  for (const [index, edge] of edges.entries()) {
    for (let at = index + 1; at < edges.length && edges[at].left <= edge.right; at++) {
      if (meet(edge, edges[at]) && ++found > max) return true;
    }
  }
  return false;
}

function edgesOf({ flatCoordinates: flat, ...area }: FlatArea): Edge[] {
  const edges: Edge[] = [];
  let start = 0;
  for (const end of area.type === 'Polygon' ? area.ends : area.endss.flat()) {
    for (let at = start; at + 3 < end; at += 2) {
      const from: Point = [flat[at], flat[at + 1]];
      const to: Point = [flat[at + 2], flat[at + 3]];
      edges.push({ from, to, left: Math.min(from[0], to[0]), right: Math.max(from[0], to[0]) });
    }
    start = end;
  }
  return edges;
}

/** Two edges that cross, or of which one ends inside the other. */
function meet(one: Edge, other: Edge): boolean {
  if (Math.max(one.from[1], one.to[1]) < Math.min(other.from[1], other.to[1])) return false;
  if (Math.min(one.from[1], one.to[1]) > Math.max(other.from[1], other.to[1])) return false;
  const [a, b] = [side(one, other.from), side(one, other.to)];
  const [c, d] = [side(other, one.from), side(other, one.to)];
  if (a * b < 0 && c * d < 0) return true;
  return (
    (a === 0 && inside(one, other.from)) ||
    (b === 0 && inside(one, other.to)) ||
    (c === 0 && inside(other, one.from)) ||
    (d === 0 && inside(other, one.to))
  );
}

/** On which side of the line through an edge a point lies: the sign, 0 on the line. */
const side = ({ from, to }: Edge, [x, y]: Point): number =>
  Math.sign((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));

/** Whether a point of the line through an edge is between its ends. */
function inside({ from, to, left, right }: Edge, [x, y]: Point): boolean {
  const isEnd = (end: Point): boolean => end[0] === x && end[1] === y;
  return (
    x >= left &&
    x <= right &&
    y >= Math.min(from[1], to[1]) &&
    y <= Math.max(from[1], to[1]) &&
    !isEnd(from) &&
    !isEnd(to)
  );
}
