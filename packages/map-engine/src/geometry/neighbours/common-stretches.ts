import type { Extent } from '../flat-geometry';
import { edgesIn } from './outline';
import type { Outline } from './outline';

/** Part of an edge along which another outline runs: the edge's offset, and distances from its first vertex. */
export interface Stretch {
  readonly edge: number;
  readonly from: number;
  readonly to: number;
}

/** The stretches of one outline along which another one runs, no farther away than a tolerance. */
export function* commonStretches(one: Outline, two: Outline, tolerance: number): Generator<Stretch> {
  const shared = commonBox(one.box, two.box, tolerance);
  if (shared[0] > shared[2] || shared[1] > shared[3]) return;
  const [first, second] = [edgesIn(one, shared), edgesIn(two, shared)];
  // From west to east: an edge is compared with the edges of the other outline that are not yet behind it.
  let [open, next]: [number[], number] = [[], 0];
  let [waiting, at]: [number[], number] = [[], 0];
  while (at < first.length || next < second.length) {
    const isFirst =
      next >= second.length || (at < first.length && west(one, first[at]) <= west(two, second[next]));
    if (isFirst) {
      const edge = first[at++];
      open = open.filter((other) => east(two, other) + tolerance >= west(one, edge));
      for (const other of open) yield* stretchOf(one.flat, edge, two.flat, other, tolerance);
      waiting.push(edge);
    } else {
      const other = second[next++];
      waiting = waiting.filter((edge) => east(one, edge) + tolerance >= west(two, other));
      for (const edge of waiting) yield* stretchOf(one.flat, edge, two.flat, other, tolerance);
      open.push(other);
    }
  }
}

function west({ flat }: Outline, edge: number): number {
  return Math.min(flat[edge], flat[edge + 2]);
}

function east({ flat }: Outline, edge: number): number {
  return Math.max(flat[edge], flat[edge + 2]);
}

/** What two boxes have in common, a border without any area included; inside out where that is nothing. */
function commonBox(one: Extent, two: Extent, tolerance: number): Extent {
  return [
    Math.max(one[0], two[0]) - tolerance,
    Math.max(one[1], two[1]) - tolerance,
    Math.min(one[2], two[2]) + tolerance,
    Math.min(one[3], two[3]) + tolerance,
  ];
}

type Flat = readonly number[];

/** The part of edge `i` along which edge `k` of another outline runs. */
function* stretchOf(one: Flat, i: number, two: Flat, k: number, tolerance: number): Generator<Stretch> {
  if (Math.min(one[i + 1], one[i + 3]) > Math.max(two[k + 1], two[k + 3]) + tolerance) return;
  if (Math.min(two[k + 1], two[k + 3]) > Math.max(one[i + 1], one[i + 3]) + tolerance) return;
  const length = Math.hypot(one[i + 2] - one[i], one[i + 3] - one[i + 1]);
  if (!(length > 0)) return;
  const [ux, uy] = [(one[i + 2] - one[i]) / length, (one[i + 3] - one[i + 1]) / length];
  const [px, py, qx, qy] = [
    two[k] - one[i],
    two[k + 1] - one[i + 1],
    two[k + 2] - one[i],
    two[k + 3] - one[i + 1],
  ];
  // Of both ends of the other edge: how far along this one, and how far beside it.
  const [alongP, besideP] = [px * ux + py * uy, py * ux - px * uy];
  const [alongQ, besideQ] = [qx * ux + qy * uy, qy * ux - qx * uy];
  let from = Math.max(0, Math.min(alongP, alongQ));
  let to = Math.min(length, Math.max(alongP, alongQ));
  if (!(to > from)) return;
  // Beside it by a straight line: the part where that is no more than the tolerance.
  const slope = (besideQ - besideP) / (alongQ - alongP);
  if (Math.abs(slope * (to - from)) <= tolerance * 1e-6) {
    if (Math.abs(besideP + slope * (from - alongP)) > tolerance) return;
  } else {
    const at = (beside: number): number => alongP + (beside - besideP) / slope;
    from = Math.max(from, Math.min(at(-tolerance), at(tolerance)));
    to = Math.min(to, Math.max(at(-tolerance), at(tolerance)));
  }
  if (to > from) yield { edge: i, from, to };
}
