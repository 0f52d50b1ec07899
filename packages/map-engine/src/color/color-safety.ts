import { safeDifference } from './color-blind-safe';
import { neighbourDifferences } from './neighbours';
import { allEyes } from './sight';
import type { Eyes } from './sight';

/**
 * How many neighbours among the colours of classes, in their order, look too alike to some eyes: a CIEDE2000 difference
 * below {@link safeDifference}.
 * @example
 * alikeNeighbours(['#ffffff', '#fefefe', '#000000'], 'normal'); // 1
 */
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

/**
 * Who has trouble telling neighbouring classes apart; `pairs` 0: nobody.
 * @example
 * colorSafety(sampleRamp('cividis', 5)); // { pairs: 0, eyes: [] }
 */
export function colorSafety(colors: readonly string[]): ColorSafety {
  const counts = allEyes.map((eyes) => ({ eyes, pairs: alikeNeighbours(colors, eyes) }));
  return {
    pairs: Math.max(...counts.map(({ pairs }) => pairs)),
    eyes: counts.filter(({ pairs }) => pairs > 0).map(({ eyes }) => eyes),
  };
}
