import type { FlatGeometry } from '../flat-geometry';
import { commonStretches } from './common-stretches';
import type { Stretch } from './common-stretches';
import { usualTolerance } from './find-neighbours';
import type { NeighbourOptions } from './find-neighbours';
import { outlineOf } from './outline';

/**
 * The common border of two areas, as the first one has it, e.g. to mark it on a map.
 * @returns null where they have none
 * @example
 * const cell = (x: number) =>
 *   ({ type: 'Polygon', flatCoordinates: [x, 0, x + 1, 0, x + 1, 1, x, 1, x, 0], layout: 'XY', ends: [10] }) as const;
 * sharedBorder(cell(0), cell(1))?.flatCoordinates; // [1, 0, 1, 1]
 */
export function sharedBorder(
  one: FlatGeometry,
  two: FlatGeometry,
  { tolerance }: Pick<NeighbourOptions, 'tolerance'> = {},
): FlatGeometry | null {
  const [first, second] = [outlineOf(one), outlineOf(two)];
  if (!first || !second) return null;
  const stretches = [...commonStretches(first, second, tolerance ?? usualTolerance([first, second]))];
  const flatCoordinates: number[] = [];
  const ends: number[] = [];
  for (const { edge, from, to } of joined(stretches)) {
    const [x, y, xEnd, yEnd] = first.flat.slice(edge, edge + 4);
    const length = Math.hypot(xEnd - x, yEnd - y);
    const at = (along: number): [number, number] =>
      along === length
        ? [xEnd, yEnd]
        : [x + ((xEnd - x) * along) / length, y + ((yEnd - y) * along) / length];
    const [begin, end] = [at(from), at(to)];
    const [lastX, lastY] = flatCoordinates.slice(-2);
    if (lastX === begin[0] && lastY === begin[1]) ends.pop();
    else flatCoordinates.push(...begin);
    flatCoordinates.push(...end);
    ends.push(flatCoordinates.length);
  }
  return ends.length === 0 ? null : { type: 'MultiLineString', flatCoordinates, layout: 'XY', ends };
}

/** Stretches in the order of the outline, those of an edge that overlap as one. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const sorted = stretches.toSorted((one, two) => one.edge - two.edge || one.from - two.from);
  const result: Stretch[] = [];
  for (const stretch of sorted) {
    const last = result.at(-1);
    if (last?.edge === stretch.edge && last.to >= stretch.from)
      result[result.length - 1] = { ...last, to: Math.max(last.to, stretch.to) };
    else result.push(stretch);
  }
  return result;
}
