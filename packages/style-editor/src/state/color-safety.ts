import { colorVisions, neighbourDifferences, safeDifference } from '@gep/map-engine/color';
import type { ColorVision } from '@gep/map-engine/color';

/** Whose eyes look at a map: those with all kinds of cones, or those that lack one. */
export type Eyes = 'normal' | ColorVision;
export const allEyes: readonly Eyes[] = ['normal', ...colorVisions];

/** How many neighbours among the colours of classes, in their order, look too alike (CIEDE2000 below 5) to some eyes. */
export function alikeNeighbours(colors: readonly string[], eyes: Eyes): number {
  if (colors.length < 2) return 0;
  const differences = neighbourDifferences(colors, colors.length, eyes === 'normal' ? undefined : eyes);
  return differences.filter((difference) => difference < safeDifference).length;
}

/** The most pairs of neighbours that look too alike to anybody, and the eyes to which any do. */
export interface ColorSafety {
  readonly pairs: number;
  readonly eyes: readonly Eyes[];
}

/** Who has trouble telling neighbouring classes apart; `pairs` 0: nobody. */
export function colorSafety(colors: readonly string[]): ColorSafety {
  const counts = allEyes.map((eyes) => ({ eyes, pairs: alikeNeighbours(colors, eyes) }));
  return {
    pairs: Math.max(...counts.map(({ pairs }) => pairs)),
    eyes: counts.filter(({ pairs }) => pairs > 0).map(({ eyes }) => eyes),
  };
}
