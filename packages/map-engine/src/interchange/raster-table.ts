import type { RangeCategory, RasterGraduatedScheme, RasterScheme, RgbCompositeScheme } from '../model';
import type { ColorEntry } from './color-table';
import { nextBelow } from './next-number';
import { stretchColors } from './stretch-colors';

/** Schemes of one band; programs draw several bands in another way. */
export type SingleBandScheme = Exclude<RasterScheme, RgbCompositeScheme>;

/** The colours of one band: mixed between values, of the values up to each, or of single values. */
export interface RasterTable {
  readonly kind: 'ramp' | 'intervals' | 'values';
  /** Ascending, but for single values. */
  readonly entries: readonly ColorEntry[];
}

/**
 * A scheme of one band as a table of colours. The entries of intervals are upper ends, which belong to them; the values
 * outside of all classes have entries as well, without a label unless the scheme has one.
 * @throws RangeError for a stretch whose band has no statistics or histogram that it needs
 */
export function tableOfRaster(scheme: SingleBandScheme): RasterTable {
  switch (scheme.kind) {
    case 'stretch':
      return {
        kind: 'ramp',
        entries: stretchColors(scheme).map(({ value, color }) => ({
          ...{ value, color, visible: true },
          label: String(Number(value.toPrecision(6))),
        })),
      };
    case 'raster-unique-values':
      return {
        kind: 'values',
        entries: scheme.categories.flatMap(({ color, label, visible, ...row }) =>
          row.kind === 'value' && typeof row.values[0] === 'number'
            ? [{ value: row.values[0], color, label, visible }]
            : [],
        ),
      };
    case 'raster-graduated':
      return { kind: 'intervals', entries: intervals(scheme) };
  }
}

function intervals({ categories, other }: RasterGraduatedScheme): ColorEntry[] {
  const ranges = categories.filter((one): one is RangeCategory => one.kind === 'range');
  const [first, last] = [ranges.at(0), ranges.at(-1)];
  const entries = ranges.map((one): ColorEntry => ({
    value: one === last && one.openAbove ? Infinity : one.upper,
    ...{ label: one.label, color: one.color, visible: one.visible },
  }));
  const outside = { label: other.label, color: other.color, visible: other.visible };
  // The first class holds its lower end, so what is outside ends just below it.
  const below = first && !first.openBelow ? [{ value: nextBelow(first.lower), ...outside }] : [];
  const above = last?.openAbove ? [] : [{ value: Infinity, ...outside }];
  return [...below, ...entries, ...above];
}
