import type { LossNotes } from '../loss';
import { childrenOf, find } from '../read-xml';
import type { XmlElement } from '../read-xml';

/** A class of QGIS. */
interface QmlRange {
  readonly lower: number;
  readonly upper: number;
  readonly label: string;
  readonly visible: boolean;
  /** Name of its symbol. */
  readonly symbol: string | undefined;
}

export interface QmlRanges {
  /** Ascending, each from where the one before it ends. */
  readonly ranges: readonly QmlRange[];
  readonly openBelow: boolean;
  readonly openAbove: boolean;
}

/** Beyond this a class has no end: QGIS has no word for that, so styles say the greatest number. */
const endless = 1e300;

/**
 * The classes of a graduated renderer. QGIS gives a value on an edge to the first of the two classes, as (lower, upper]
 * does where they ascend. Ours leave nothing out: a class begins where the one before it ends, which is a loss where
 * there was a gap.
 */
export function readRanges(renderer: XmlElement, notes: LossNotes): QmlRanges {
  const written = childrenOf(find(renderer, 'ranges'), 'range')
    .map(({ attributes }): QmlRange => ({
      lower: Number(attributes.lower),
      upper: Number(attributes.upper),
      label: attributes.label ?? '',
      visible: attributes.render !== 'false',
      symbol: attributes.symbol,
    }))
    .filter(({ lower, upper }) => lower <= upper)
    .sort((a, b) => a.lower - b.lower || a.upper - b.upper);
  const openBelow = (written[0]?.lower ?? 0) < -endless;
  const openAbove = (written.at(-1)?.upper ?? 0) > endless;
  const ranges: QmlRange[] = [];
  for (const [i, one] of written.entries()) {
    const before = ranges.at(-1);
    const lower = before?.upper ?? (openBelow ? outsideOf(one.upper, -1) : one.lower);
    const upper =
      openAbove && i === written.length - 1 ? Math.max(outsideOf(one.lower, 1), lower) : one.upper;
    if (before && one.lower !== before.upper) notes.add('ranges', 'class-edges', `${lower} – ${upper}`);
    // Nothing is left of a class inside of the one before.
    if (upper > lower || (ranges.length === 0 && upper === lower)) ranges.push({ ...one, lower, upper });
  }
  return { ranges, openBelow, openAbove };
}

/** An edge for a class without one: its only edge and as much again. */
function outsideOf(edge: number, sign: 1 | -1): number {
  return edge + sign * (Math.abs(edge) || 1);
}
