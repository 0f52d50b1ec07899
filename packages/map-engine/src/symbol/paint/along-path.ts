import type { MarkerPosition } from '../../model';
import { isClosed } from './paint-stroke';

/** A place on a path and the direction there, in degrees clockwise from rightwards. */
export interface Station {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/**
 * Where the markers of a line stand.
 * @param path vertices `[x, y, …]` in CSS pixels
 * @param interval CSS pixels between markers, at least 1, for `interval` only
 * @param offset CSS pixels from the start (from the end for `last`)
 */
export function stationsAlong(
  path: readonly number[],
  position: MarkerPosition,
  interval: number,
  offset: number,
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
    case 'vertices': {
      const count = isClosed(path) ? lengths.length - 1 : lengths.length;
      return lengths
        .slice(0, count)
        .map((distance, i) => ({ ...at(distance), x: path[2 * i], y: path[2 * i + 1] }));
    }
    case 'interval': {
      const step = Math.max(1, interval);
      const stations: Station[] = [];
      for (let distance = Math.max(0, offset); distance <= total; distance += step)
        stations.push(at(distance));
      return stations;
    }
  }
}

function cumulativeLengths(path: readonly number[]): number[] {
  const lengths = [0];
  for (let i = 2; i + 1 < path.length; i += 2) {
    lengths.push(lengths[lengths.length - 1] + Math.hypot(path[i] - path[i - 2], path[i + 1] - path[i - 1]));
  }
  return lengths;
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
  return {
    x: x0 + (x1 - x0) * share,
    y: y0 + (y1 - y0) * share,
    angle: (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI,
  };
}
