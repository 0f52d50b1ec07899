import { shareOf } from './histogram-scale';
import type { HistogramScale } from './histogram-scale';

/** Where the bars are on the page. */
export type Box = Pick<DOMRect, 'left' | 'width'>;

/** CSS pixels from a break within which a pointer takes it. */
const reach = { mouse: 12, touch: 22 };

/** The value under a pointer. */
export function valueAt(clientX: number, box: Box, { min, max }: HistogramScale): number {
  return min + ((clientX - box.left) / box.width) * (max - min);
}

/**
 * The break that a pointer takes: the nearest one in reach, of breaks on one spot the one that is free to move to the
 * pointer's side.
 * @param places those of the breaks that can be moved, ascending.
 * @returns its place; null: none is in reach.
 */
export function breakNear(
  { clientX, pointerType }: { readonly clientX: number; readonly pointerType: string },
  box: Box,
  scale: HistogramScale,
  breaks: readonly number[],
  places: readonly number[],
): number | null {
  const away = (place: number) => clientX - box.left - shareOf(scale, breaks[place]) * box.width;
  const least = Math.min(...places.map((place) => Math.abs(away(place))));
  if (least > (pointerType === 'mouse' ? reach.mouse : reach.touch)) return null;
  const near = places.filter((place) => Math.abs(away(place)) < least + 1);
  return away(near[0]) < 0 ? near[0] : near[near.length - 1];
}

/** From each break to the nearest other one as a share of the width; 1 for a break alone. */
export function roomAround(shares: readonly number[], at: number): number {
  const gapTo = (other: number) => Math.abs(shares[other] - shares[at]);
  return Math.min(...[gapTo(at - 1), gapTo(at + 1)].filter(Number.isFinite), 1);
}
