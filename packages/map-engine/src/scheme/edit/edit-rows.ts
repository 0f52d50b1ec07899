import { sampleRamp } from '../../color';
import { pinKey } from '../../model';
import type { Category, CategoryPin, OtherCategory, TableScheme } from '../../model';
import { pinCategory } from '../category/pin-category';
import type { CategoryPatch } from '../category/pin-category';
import { lacksValue } from '../data/field-value';
import { activePins, isPinned, inactivePins } from '../category/pins';
import { recolorSymbol, symbolColor } from '../symbol/symbol-color';
import { plainRows } from './plain-rows';

/**
 * Rows of a scheme changed by hand: what is changed is pinned, so that it survives regenerating the rows, and is
 * shown at once; counts stay, so no data is needed. A symbol also sets its colour, so that legends and rows agree.
 * @param keys of the rows; `other` is a row like the others.
 * @param change what becomes of a row, the same for all or of what each one is.
 * @throws RangeError when no row has one of the keys.
 * @example
 * const edited = editRows(scheme, [rangeKey(20, 30)], { color: '#1a7f37', label: 'mine' });
 * edited.categories.map(({ label }) => label); // ['10.00 - 20.00', 'mine', '30.00 - 40.00']
 * editRows(scheme, ['other'], { visible: false }).other.visible; // false
 */
export function editRows<S extends TableScheme>(
  scheme: S,
  keys: Iterable<string>,
  change: CategoryPatch | ((row: Category | OtherCategory) => CategoryPatch),
): S {
  const left = new Set(keys);
  const pins = new Map(activePins(scheme).map((pin) => [pinKey(pin), pin]));
  const take = <R extends Category | OtherCategory>(row: R): R => {
    if (!left.delete(row.key)) return row;
    const part = typeof change === 'function' ? change(row) : change;
    const color = part.symbol ? (symbolColor(part.symbol) ?? part.color) : part.color;
    const whole: CategoryPatch = color === undefined ? part : { ...part, color };
    if (row.kind !== 'other') {
      const own = pins.get(row.key);
      const alone = { ...scheme, categories: [row], pins: own ? [own] : [] };
      const pin = withoutShown(pinCategory(alone, row.key, whole).pins[0]);
      // A row that is regenerated from the data needs no empty pin.
      if (isPinned(pin) || isHeld(row)) pins.set(row.key, pin);
      else pins.delete(row.key);
    }
    const symbol = color === undefined || !row.symbol ? row.symbol : recolorSymbol(row.symbol, color);
    return { ...row, symbol, ...whole };
  };
  const categories = scheme.categories.map(take);
  const other = take(scheme.other);
  if (left.size > 0) {
    throw new RangeError(`keys: got ${[...left].join()}, allowed: the keys of the scheme's rows`);
  }
  return { ...scheme, categories, other, pins: [...inactivePins(scheme), ...pins.values()] };
}

/** Whether a row is in the table only because a person put it there. */
function isHeld(row: Category): boolean {
  return row.kind === 'value' && (row.count === 0 || lacksValue(row));
}

/** Rows are shown unless hidden, so only hiding is kept. */
function withoutShown({ visible, ...pin }: CategoryPin): CategoryPin {
  return visible === false ? { ...pin, visible } : pin;
}

/**
 * The scheme with one row shown or hidden, its counts and labels as they were.
 * @param key of the row, or `other`
 * @throws RangeError when no row has the key
 * @example
 * toggleCategory(scheme, scheme.categories[0].key, false).categories.map(({ visible }) => visible); // [false, true, true]
 */
export function toggleCategory<S extends TableScheme>(scheme: S, key: string, visible: boolean): S {
  return editRows(scheme, [key], { visible });
}

/**
 * Every row shown or hidden; `other` stays as it is.
 * @example
 * showAllRows(scheme, false).categories.map(({ visible }) => visible); // [false, false, false]
 */
export function showAllRows<S extends TableScheme>(scheme: S, visible: boolean): S {
  const changed = scheme.categories.filter((row) => row.visible !== visible);
  return editRows(
    scheme,
    changed.map(({ key }) => key),
    { visible },
  );
}

/**
 * Rows without what was pinned on them: they look as the intent makes them, and are shown. A value that was added by
 * hand stays in the table.
 * @example
 * const edited = editRows(scheme, [rangeKey(20, 30)], { label: 'mine' });
 * resetRows(edited, new Set([rangeKey(20, 30)])).categories[1].label; // '20.00 - 30.00'
 */
export function resetRows<S extends TableScheme>(scheme: S, keys: ReadonlySet<string>): S {
  const active = new Set(activePins(scheme));
  const pins = scheme.pins.flatMap((pin) => {
    if (!active.has(pin) || !keys.has(pinKey(pin))) return [pin];
    const { color: _color, label: _label, symbol: _symbol, visible: _visible, ...bare } = pin;
    return bare.at.kind === 'value' ? [bare] : [];
  });
  const next = { ...scheme, pins };
  const plain = plainRows(next);
  const colors = placeColors(scheme);
  return {
    ...next,
    categories: next.categories.map((row, i) => {
      if (!keys.has(row.key)) return row;
      const made = plain.get(row.key) ?? row;
      const color = colors[i] ?? made.color;
      const symbol = made.symbol && recolorSymbol(made.symbol, color);
      return { ...made, color, symbol, visible: true, count: row.count };
    }),
  };
}

/** The ramp's colour for each place in the table; none where rows differ by size. */
function placeColors(scheme: TableScheme): readonly string[] {
  if (scheme.kind === 'single-symbol' || scheme.kind === 'graduated-size') return [];
  const { ramp, reverse } = 'classification' in scheme ? scheme.classification : scheme;
  return scheme.categories.length === 0 ? [] : sampleRamp(ramp, scheme.categories.length, { reverse });
}

/**
 * Rows with each other's colours pinned on them, the last the first's; the symbols stay.
 * @example
 * const turned = reverseRowColors(scheme, new Set(scheme.categories.map(({ key }) => key)));
 * turned.categories[0].color === scheme.categories[2].color; // true
 */
export function reverseRowColors<S extends TableScheme>(scheme: S, keys: ReadonlySet<string>): S {
  const rows = scheme.categories.filter(({ key }) => keys.has(key));
  const colors = new Map(rows.map(({ key }, i) => [key, rows[rows.length - 1 - i].color]));
  return editRows(scheme, colors.keys(), ({ key }) => ({ color: colors.get(key) }));
}
