import type { PicturePoint } from '../../../map/own/picture/control-points';

/** Control points, and the one that the next click belongs to. */
export interface Placing {
  readonly points: readonly PicturePoint[];
  /** Id; null: a click begins another point. */
  readonly active: number | null;
}

type Half = Partial<Pick<PicturePoint, 'pixel' | 'place'>>;

const isWhole = ({ pixel, place }: PicturePoint): boolean => pixel !== null && place !== null;

/**
 * Takes half of a point, from the picture or the map: that of the active point, or of another one. A point whose second half
 * it was is done with; one that had both stays active, to be moved on.
 */
export function takeHalf({ points, active }: Placing, half: Half): Placing {
  const before = points.find(({ id }) => id === active);
  const id = before?.id ?? 1 + Math.max(0, ...points.map((point) => point.id));
  const after: PicturePoint = { ...(before ?? { id, checked: true, pixel: null, place: null }), ...half };
  const isDone = isWhole(after) && !(before && isWhole(before));
  return {
    points: before ? points.map((point) => (point.id === id ? after : point)) : [...points, after],
    active: isDone ? null : id,
  };
}

/** Takes what was typed; an active point that becomes whole by it is done with, as by a click. */
export function changePoint({ points, active }: Placing, id: number, part: Partial<PicturePoint>): Placing {
  const before = points.find((point) => point.id === id);
  const after = before && { ...before, ...part };
  const isDone = id === active && after && isWhole(after) && !isWhole(before);
  return {
    points: points.map((point) => (after && point.id === id ? after : point)),
    active: isDone ? null : active,
  };
}

export function removePoint({ points, active }: Placing, id: number): Placing {
  return { points: points.filter((point) => point.id !== id), active: active === id ? null : active };
}
