import { sampleRamp } from '@gep/map-engine/color';
import { overrideKey } from '@gep/map-engine/model';
import type {
  Category,
  CategoryOverride,
  MapSymbol,
  OtherCategory,
  Ramp,
  TableScheme,
} from '@gep/map-engine/model';
import {
  activeOverrides,
  isPinned,
  pinCategory,
  recolorSymbol,
  sleepingPins,
  symbolColor,
} from '@gep/map-engine/scheme';
import type { CategoryPatch } from '@gep/map-engine/scheme';
import { plainRows } from './plain-rows';

/**
 * Pins parts of rows and shows them at once; `other` is changed as a row of its own. A pinned symbol brings its
 * colour with it, so that legends and rows agree. Counts stay, so no data is needed.
 * @param parts by the keys of the rows.
 * @throws RangeError when no row has one of the keys.
 */
export function pinRows<S extends TableScheme>(scheme: S, parts: ReadonlyMap<string, CategoryPatch>): S {
  const pins = new Map(activeOverrides(scheme).map((pin) => [overrideKey(pin), pin]));
  const left = new Set(parts.keys());
  const take = <R extends Category | OtherCategory>(row: R): R => {
    const part = parts.get(row.key);
    if (!part) return row;
    left.delete(row.key);
    const color = part.symbol ? (symbolColor(part.symbol) ?? part.color) : part.color;
    const whole: CategoryPatch = color === undefined ? part : { ...part, color };
    if (row.kind !== 'other') {
      const own = pins.get(row.key);
      const alone = { ...scheme, categories: [row], overrides: own ? [own] : [] };
      const pin = withoutShown(pinCategory(alone, row.key, whole).overrides[0]);
      // A row that the data make anew needs no pin that says nothing.
      if (isPinned(pin) || row.count === 0) pins.set(row.key, pin);
      else pins.delete(row.key);
    }
    const symbol = color === undefined || !row.symbol ? row.symbol : recolorSymbol(row.symbol, color);
    return { ...row, symbol, ...whole };
  };
  const categories = scheme.categories.map(take);
  const other = take(scheme.other);
  if (left.size > 0) {
    throw new RangeError(`parts: got ${[...left].join()}, allowed are the keys of the scheme's rows`);
  }
  return { ...scheme, categories, other, overrides: [...sleepingPins(scheme), ...pins.values()] };
}

/** Rows are shown unless hidden, so only hiding is kept. */
function withoutShown({ visible, ...pin }: CategoryOverride): CategoryOverride {
  return visible === false ? { ...pin, visible } : pin;
}

/** Pins parts of one row. */
export function pinRow<S extends TableScheme>(scheme: S, key: string, part: CategoryPatch): S {
  return pinRows(scheme, new Map([[key, part]]));
}

/** Changes several rows, `other` among them, each by what it is. */
export function editRows<S extends TableScheme>(
  scheme: S,
  keys: ReadonlySet<string>,
  change: (row: Category | OtherCategory) => CategoryPatch,
): S {
  const rows = [...scheme.categories, scheme.other].filter(({ key }) => keys.has(key));
  return pinRows(scheme, new Map(rows.map((row) => [row.key, change(row)])));
}

/** Shows or hides every row. */
export function showAllRows<S extends TableScheme>(scheme: S, visible: boolean): S {
  const changed = scheme.categories.filter((row) => row.visible !== visible);
  return pinRows(scheme, new Map(changed.map(({ key }) => [key, { visible }])));
}

/** Takes the pins of rows away: they look as the intent makes them, and are shown. */
export function resetRows<S extends TableScheme>(scheme: S, keys: ReadonlySet<string>): S {
  const active = new Set(activeOverrides(scheme));
  const overrides = scheme.overrides.flatMap((pin) => {
    if (!active.has(pin) || !keys.has(overrideKey(pin))) return [pin];
    const { color: _color, label: _label, symbol: _symbol, visible: _visible, ...bare } = pin;
    // A value that was added by hand stays in the table.
    return bare.at.kind === 'value' ? [bare] : [];
  });
  const next = { ...scheme, overrides };
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

/** The ramp's colour of every place in the table; none where rows are told apart by size. */
function placeColors(scheme: TableScheme): readonly string[] {
  if (scheme.kind === 'single-symbol' || scheme.kind === 'graduated-size') return [];
  const { ramp, reverse } = 'classification' in scheme ? scheme.classification : scheme;
  return scheme.categories.length === 0 ? [] : sampleRamp(ramp, scheme.categories.length, { reverse });
}

/** Gives the rows the colours of a ramp; rows with a pinned colour or symbol keep theirs. */
export function recolorRows<S extends TableScheme>(scheme: S, ramp: Ramp, reverse: boolean): S {
  const { categories } = scheme;
  if (categories.length === 0) return scheme;
  const colors = sampleRamp(ramp, categories.length, { reverse });
  const pinned = keysOf(scheme, ({ color, symbol }) => (color ?? symbol) !== undefined);
  return {
    ...scheme,
    categories: categories.map((row, i) =>
      pinned.has(row.key)
        ? row
        : { ...row, color: colors[i], symbol: row.symbol && recolorSymbol(row.symbol, colors[i]) },
    ),
  };
}

/** Gives rows each other's colours, the last the first's; the symbols stay. */
export function reverseColors<S extends TableScheme>(scheme: S, keys: ReadonlySet<string>): S {
  const rows = scheme.categories.filter(({ key }) => keys.has(key));
  return pinRows(
    scheme,
    new Map(rows.map(({ key }, i) => [key, { color: rows[rows.length - 1 - i].color }])),
  );
}

type TemplateScheme = Extract<TableScheme, { readonly template: MapSymbol }>;

/** Makes the rows from another symbol, each in its own colour; rows with a pinned symbol keep theirs. */
export function setTemplate<S extends TemplateScheme>(scheme: S, template: MapSymbol): S {
  const { other } = scheme;
  return restyleRows({
    ...scheme,
    template,
    other: { ...other, symbol: recolorSymbol(template, other.color) },
  });
}

/** The rows' symbols made anew from the template and, where the scheme has them, sizes. */
export function restyleRows<S extends TemplateScheme>(scheme: S): S {
  const pinned = keysOf(scheme, ({ symbol }) => symbol !== undefined);
  const plain = plainRows(scheme);
  // Rows of sizes are all in the template's colour.
  const colorOf = (row: Category) =>
    scheme.kind === 'graduated-size' ? (plain.get(row.key)?.color ?? row.color) : row.color;
  return {
    ...scheme,
    categories: scheme.categories.map((row) => {
      if (pinned.has(row.key)) return row;
      const color = colorOf(row);
      return { ...row, color, symbol: recolorSymbol(plain.get(row.key)?.symbol ?? scheme.template, color) };
    }),
  };
}

function keysOf(scheme: TableScheme, has: (pin: CategoryOverride) => boolean): ReadonlySet<string> {
  return new Set(activeOverrides(scheme).filter(has).map(overrideKey));
}
