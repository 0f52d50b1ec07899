import type { Extent, MarkerPosition } from '../../model';
import { isClosed } from './draw-stroke';
import { cumulativeLengths, seenShare } from './path-length';

/** A place on a path and the direction there, in degrees clockwise from rightwards. */
export interface Station {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const everywhere: Extent = [-Infinity, -Infinity, Infinity, Infinity];

/**
 * Where the markers of a line stand.
 * @param path vertices `[x, y, …]` in CSS pixels
 * @param interval CSS pixels between markers, at least 1, for `interval` only
 * @param offset CSS pixels from the start (from the end for `last`); `middle` and `vertices` have none
 * @param view stations of `interval` outside are left out, without walking there
 */
export function stationsAlong(
  path: readonly number[],
  position: MarkerPosition,
  interval: number,
  offset: number,
  view: Extent = everywhere,
): Station[] {
  const lengths = cumulativeLengths(path);
  const total = lengths.at(-1) ?? 0;
  if (path.length < 4 || total === 0) return [];
  const at = (distance: number) => stationAt(path, lengths, distance);
  switch (position) {
    case 'first':
      return [at(offset)];
    case 'last':
      return [at(total - offset)];
    case 'middle':
      return [at(total / 2)];
    case 'vertices':
      return vertexStations(path);
    case 'interval':
      return intervalStations(path, lengths, Math.max(1, interval), offset, view);
  }
}

/** Every vertex, turned half-way between the segments that meet there. */
function vertexStations(path: readonly number[]): Station[] {
  const closed = isClosed(path);
  const corners = distinctVertices(path);
  const count = corners.length;
  return corners.map(([x, y], i) => {
    const before = i > 0 ? corners[i - 1] : closed ? corners[count - 1] : null;
    const after = i < count - 1 ? corners[i + 1] : closed ? corners[0] : null;
    const [inX, inY] = before ? unit(x - before[0], y - before[1]) : [0, 0];
    const [outX, outY] = after ? unit(after[0] - x, after[1] - y) : [0, 0];
    const straight = Math.abs(inX + outX) + Math.abs(inY + outY) > 1e-9;
    return { x, y, angle: straight ? angleOf(inX + outX, inY + outY) : angleOf(outX, outY) };
  });
}

/** Vertices without repetitions; a ring has its first only once. */
function distinctVertices(path: readonly number[]): [number, number][] {
  const corners: [number, number][] = [];
  const end = isClosed(path) ? path.length - 2 : path.length;
  for (let i = 0; i + 1 < end; i += 2) {
    if (i === 0 || path[i] !== path[i - 2] || path[i + 1] !== path[i - 1])
      corners.push([path[i], path[i + 1]]);
  }
  return corners;
}

function intervalStations(
  path: readonly number[],
  lengths: readonly number[],
  step: number,
  offset: number,
  view: Extent,
): Station[] {
  const stations: Station[] = [];
  // There are no markers before the start of the line, but a negative offset still shifts the others.
  const first = offset < 0 ? (offset % step) + (offset % step < 0 ? step : 0) : offset;
  const last = lengths.length - 1;
  // A marker at the end of a ring would be on top of the one at its start.
  const end = isClosed(path) ? lengths[last] - step / 1000 : lengths[last];
  let next = 0;
  for (let i = 1; i <= last; i++) {
    const [x0, y0, x1, y1] = path.slice(2 * i - 2, 2 * i + 2);
    const share = seenShare(x0, y0, x1, y1, view);
    const length = lengths[i] - lengths[i - 1];
    if (share === null || length === 0) continue;
    const angle = angleOf(x1 - x0, y1 - y0);
    const to = Math.min(end, lengths[i - 1] + share[1] * length);
    next = Math.max(next, Math.ceil((lengths[i - 1] + share[0] * length - first) / step - 1e-9));
    for (; first + next * step <= to; next++) {
      const distance = first + next * step;
      // A station on a corner belongs to the segment that begins there.
      if (distance === lengths[i] && i < last) break;
      const part = (distance - lengths[i - 1]) / length;
      stations.push({ x: x0 + (x1 - x0) * part, y: y0 + (y1 - y0) * part, angle });
    }
  }
  return stations;
}

function stationAt(path: readonly number[], lengths: readonly number[], distance: number): Station {
  const total = lengths[lengths.length - 1];
  const clamped = Math.min(Math.max(distance, 0), total);
  // First segment that ends behind the place; segments without length are stepped over.
  let low = 1;
  let high = lengths.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lengths[middle] > clamped) high = middle;
    else low = middle + 1;
  }
  while (low > 1 && lengths[low] === lengths[low - 1]) low--;
  const [x0, y0, x1, y1] = path.slice(2 * low - 2, 2 * low + 2);
  const share = (clamped - lengths[low - 1]) / (lengths[low] - lengths[low - 1]);
  return { x: x0 + (x1 - x0) * share, y: y0 + (y1 - y0) * share, angle: angleOf(x1 - x0, y1 - y0) };
}

function unit(x: number, y: number): [number, number] {
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}

function angleOf(x: number, y: number): number {
  return (Math.atan2(y, x) * 180) / Math.PI;
}
