import type { RasterScheme } from '../model';
import { classesOfTable, stretchOfTable, valuesOfTable } from './color-table';
import type { ColorEntry } from './color-table';
import { nextAbove, nextBelow } from './next-number';
import { tableOfRaster } from './raster-table';
import type { RasterTable, SingleBandScheme } from './raster-table';
import type { BandOptions } from './scheme-of-rows';

/**
 * The scheme of a colour map of SLD, whose intervals end before their quantity.
 * @param type `values`, `intervals` or `ramp`
 * @param at what the format calls the map, for errors
 * @throws GepDataError 'style-unsupported' for a ramp without an entry
 */
export function schemeOfColorMap(
  type: string,
  entries: readonly ColorEntry[],
  options: BandOptions,
  at: string,
): RasterScheme {
  switch (type) {
    case 'values':
      return valuesOfTable(entries, options);
    case 'intervals': {
      const ends = ascending(entries).map((one) => ({
        ...one,
        value: one.value >= Number.MAX_VALUE ? Infinity : nextBelow(one.value),
      }));
      return classesOfTable(ends, -Infinity, options);
    }
    default:
      return stretchOfTable(ascending(entries), options, at);
  }
}

const ascending = (entries: readonly ColorEntry[]): ColorEntry[] =>
  [...entries].sort((a, b) => a.value - b.value);

/**
 * A scheme as colour map of SLD: an interval ends before its quantity, the number after its last value.
 * @throws RangeError for a stretch whose band has no statistics or histogram that it needs
 */
export function colorMapOfScheme(scheme: SingleBandScheme): RasterTable {
  const { kind, entries } = tableOfRaster(scheme);
  if (kind !== 'intervals') return { kind, entries };
  // Above the last interval nothing is drawn anyway.
  const needed = entries.at(-1)?.visible === false ? entries.slice(0, -1) : entries;
  return {
    kind,
    entries: needed.map((one) => ({
      ...one,
      value: one.value === Infinity ? Number.MAX_VALUE : nextAbove(one.value),
    })),
  };
}
