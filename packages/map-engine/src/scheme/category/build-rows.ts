import { sampleRamp } from '../../color';
import { pinKey, rangeKey, valueKey } from '../../model';
import type {
  Category,
  CategoryPin,
  FieldType,
  FieldValue,
  MapSymbol,
  Ramp,
  RangeCategory,
  ValueCategory,
} from '../../model';
import { compareValues } from '../data/field-value';
import { classLabel } from '../text/class-label';
import { formatNumber } from '../text/format-number';
import { openRows } from './open-ends';
import type { OpenEnds } from './open-ends';
import type { RangeRows } from './range-rows';
import type { ValueTable } from './category-input';
import { visibleText } from '../text/visible-text';

/** How a row gets its colour and symbol. */
export interface RowStyle {
  /** Colour of row i of n; rows of values are identified by their key. */
  readonly color: (i: number, n: number, key: string) => string;
  /** Symbol of row i of n; null in raster schemes. */
  readonly symbol: (i: number, n: number, color: string) => MapSymbol | null;
  /** The symbol again after its colour was pinned. */
  readonly recolor: (symbol: MapSymbol, color: string) => MapSymbol;
}

/** Colours of n rows out of a ramp. */
export function rampColors(ramp: Ramp, reverse: boolean): (i: number, n: number) => string {
  const made = new Map<number, string[]>();
  return (i, n) => {
    const colors = made.get(n) ?? sampleRamp(ramp, n, { reverse });
    made.set(n, colors);
    return colors[i];
  };
}

type Bare = Omit<ValueCategory, 'color' | 'symbol'> | Omit<RangeCategory, 'color' | 'symbol'>;

/** Rows of classes, pinned parts applied. */
export function buildRangeRows(
  { breaks, counts }: RangeRows,
  type: FieldType,
  pins: readonly CategoryPin[],
  style: RowStyle,
  ends: OpenEnds,
): Category[] {
  const rows = breaks.slice(1).map((upper, i) => ({
    kind: 'range' as const,
    key: rangeKey(breaks[i], upper),
    lower: breaks[i],
    upper,
    visible: true,
    count: counts ? counts[i] : null,
  }));
  const labelled = openRows(rows, ends).map((row) => ({ ...row, label: classLabel(row, type) }));
  return styleRows(labelled, pins, style);
}

/** Rows of values in ascending order, pinned parts applied. */
export function buildValueRows(
  values: ValueTable['rows'],
  types: readonly FieldType[],
  pins: readonly CategoryPin[],
  style: RowStyle,
): Category[] {
  const rows = [...values].sort((one, two) => compareValues(one.values, two.values));
  const bare: Bare[] = rows.map(({ values, count }) => ({
    kind: 'value',
    key: valueKey(values),
    values,
    label: valueLabel(values, types),
    visible: true,
    count,
  }));
  return styleRows(bare, pins, style);
}

/**
 * Texts as they can be seen; numbers whole or, where they are not, as specified for numbers. A missing value and an empty text
 * are a dash and quotes in a combination, and left to the host's words where they are alone.
 */
function valueLabel(values: readonly FieldValue[], types: readonly FieldType[]): string {
  const one = (value: FieldValue, type: FieldType | undefined): string => {
    if (value === null || value === '') return values.length === 1 ? '' : value === null ? '–' : '“”';
    if (typeof value === 'string') return visibleText(value);
    return Number.isInteger(value) ? String(value) : formatNumber(value, { type });
  };
  return values.map((value, i) => one(value, types[i])).join(', ');
}

function styleRows(rows: readonly Bare[], pins: readonly CategoryPin[], style: RowStyle): Category[] {
  const byKey = new Map(pins.map((pin) => [pinKey(pin), pin]));
  return rows.map((row, i) => {
    const pin = byKey.get(row.key);
    const color = pin?.color ?? style.color(i, rows.length, row.key);
    return {
      ...row,
      label: pin?.label ?? row.label,
      visible: pin?.visible ?? row.visible,
      color,
      symbol: pin?.symbol ? pinnedSymbol(pin.symbol, pin.color, style) : style.symbol(i, rows.length, color),
    };
  });
}

function pinnedSymbol(symbol: MapSymbol, color: string | undefined, style: RowStyle): MapSymbol {
  return color === undefined ? symbol : style.recolor(symbol, color);
}
