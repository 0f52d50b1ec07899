import { sampleRamp } from '@gep/map-engine/color';
import { overrideKey } from '@gep/map-engine/model';
import type { MapSymbol, OtherCategory, Ramp, TableScheme } from '@gep/map-engine/model';
import { pinCategory, recolorSymbol, symbolColor } from '@gep/map-engine/scheme';
import type { CategoryPatch } from '@gep/map-engine/scheme';

/**
 * Pins parts of one row and shows them at once. A pinned symbol brings its colour with it, so that legends and
 * rows agree. Other rows and the counts stay, so no data is needed.
 * @throws RangeError when no row has the key.
 */
export function pinRow<S extends TableScheme>(scheme: S, key: string, part: CategoryPatch): S {
  const color = part.symbol ? (symbolColor(part.symbol) ?? part.color) : part.color;
  const whole: CategoryPatch = color === undefined ? part : { ...part, color };
  const pinned = pinCategory(scheme, key, whole);
  return {
    ...pinned,
    categories: pinned.categories.map((row) => (row.key === key ? { ...row, ...whole } : row)),
  };
}

/** Shows or hides every row. */
export function showAllRows<S extends TableScheme>(scheme: S, visible: boolean): S {
  return scheme.categories.reduce(
    (made, row) => (row.visible === visible ? made : pinRow(made, row.key, { visible })),
    scheme,
  );
}

/** Changes the row of everything that is in no other row. */
export function editOther<S extends TableScheme>(scheme: S, part: Partial<OtherCategory>): S {
  return { ...scheme, other: { ...scheme.other, ...part } };
}

/** Gives the rows the colours of a ramp; rows with a pinned colour or symbol keep theirs. */
export function recolorRows<S extends TableScheme>(scheme: S, ramp: Ramp, reverse: boolean): S {
  const { categories } = scheme;
  if (categories.length === 0) return scheme;
  const colors = sampleRamp(ramp, categories.length, { reverse });
  const pinned = pinnedKeys(scheme);
  return {
    ...scheme,
    categories: categories.map((row, i) =>
      pinned.has(row.key)
        ? row
        : { ...row, color: colors[i], symbol: row.symbol && recolorSymbol(row.symbol, colors[i]) },
    ),
  };
}

type TemplateScheme = Extract<TableScheme, { readonly template: MapSymbol }>;

/** Makes the rows from another symbol, each in its own colour; rows with a pinned symbol keep theirs. */
export function setTemplate<S extends TemplateScheme>(scheme: S, template: MapSymbol): S {
  const pinned = new Set(scheme.overrides.filter(({ symbol }) => symbol).map(overrideKey));
  const { categories, other } = scheme;
  return {
    ...scheme,
    template,
    categories: categories.map((row) =>
      pinned.has(row.key) ? row : { ...row, symbol: recolorSymbol(template, row.color) },
    ),
    other: { ...other, symbol: recolorSymbol(template, other.color) },
  };
}

function pinnedKeys(scheme: TableScheme): ReadonlySet<string> {
  return new Set(scheme.overrides.filter(({ color, symbol }) => color ?? symbol).map(overrideKey));
}
