import { sampleRamp } from '../../color';
import { clampToLimit, limits, pinKey } from '../../model';
import type {
  Category,
  CategoryPin,
  Classification,
  GraduatedSizeScheme,
  MapSymbol,
  Ramp,
  TableScheme,
} from '../../model';
import { activePins } from '../category/pins';
import { recolorSymbol } from '../symbol/symbol-color';
import { sizeLimit } from '../symbol/symbol-size';
import { plainRows } from './plain-rows';

/** Schemes whose rows have their colours of a ramp, or could have. */
export type RampScheme = Exclude<TableScheme, { readonly kind: 'single-symbol' }>;
type TemplateScheme = Extract<TableScheme, { readonly template: MapSymbol }>;
type SizeScheme = Extract<TemplateScheme, { readonly classification: Classification }>;

/**
 * Another ramp, or the same one reversed: rows keep their values and classes; those with a pinned colour or symbol
 * keep how they look. Rows told apart by size have no colour of the ramp; reversing turns their sizes.
 * @example
 * const gray = toRamp(['#000000', '#ffffff']);
 * setRamp(scheme, { ramp: gray }).categories.map(({ color }) => color); // ['#000000', '#808080', '#ffffff']
 */
export function setRamp<S extends RampScheme>(
  scheme: S,
  part: { readonly ramp?: Ramp; readonly reverse?: boolean },
): S {
  const next: S = {
    ...scheme,
    ...('classification' in scheme ? { classification: { ...scheme.classification, ...part } } : part),
  };
  return isOfSizes(next) ? restyleRows(next) : recolorRows(next);
}

function isOfSizes(scheme: TableScheme): scheme is GraduatedSizeScheme {
  return scheme.kind === 'graduated-size';
}

/** Gives the rows the colours of the scheme's ramp; rows with a pinned colour or symbol keep theirs. */
export function recolorRows<S extends RampScheme>(scheme: S): S {
  const { categories } = scheme;
  if (categories.length === 0) return scheme;
  const { ramp, reverse } = 'classification' in scheme ? scheme.classification : scheme;
  const colors = sampleRamp(ramp, categories.length, { reverse });
  const pinned = pinnedLooks(scheme);
  return {
    ...scheme,
    categories: categories.map((row, i) =>
      pinned.has(row.key)
        ? row
        : { ...row, color: colors[i], symbol: row.symbol && recolorSymbol(row.symbol, colors[i]) },
    ),
  };
}

/**
 * The rows made from another symbol, each in its own colour; rows with a pinned symbol keep theirs. Sizes of classes stay
 * within what the symbol can have.
 * @example
 * const template = fillSymbol(simpleFill({ useOutline: false }));
 * setTemplate(scheme, template).categories[0].symbol?.layers.length; // 1
 */
export function setTemplate<S extends TemplateScheme>(scheme: S, template: MapSymbol): S {
  const { other } = scheme;
  return restyleRows({
    ...scheme,
    ...(isOfSizes(scheme) && { classification: inLimits(scheme.classification, template) }),
    template,
    other: { ...other, symbol: recolorSymbol(template, other.color) },
  });
}

function inLimits(intent: Classification, template: MapSymbol): Classification {
  const bound = limits[sizeLimit(template)];
  const [startSize, endSize] = [intent.startSize, intent.endSize].map((size) => clampToLimit(bound, size));
  return { ...intent, startSize, endSize };
}

/**
 * Other sizes of the first and the last class in CSS pixels; those between follow, rows with a pinned symbol keep
 * theirs.
 * @example
 * const sizes = generateCategories(graduatedSizeScheme('point', { field, classes: 3 }), { properties });
 * setSizes(sizes, { startSize: 2 }).classification.startSize; // 2
 */
export function setSizes<S extends SizeScheme>(
  scheme: S,
  part: Partial<Pick<Classification, 'startSize' | 'endSize'>>,
): S {
  return restyleRows({ ...scheme, classification: { ...scheme.classification, ...part } });
}

/** Regenerates the rows' symbols from the template and, where the scheme has them, sizes. */
function restyleRows<S extends TemplateScheme>(scheme: S): S {
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

/** Keys of the rows whose colour or symbol is pinned: the ramp does not change how they look. */
export function pinnedLooks(scheme: TableScheme): ReadonlySet<string> {
  return keysOf(scheme, ({ color, symbol }) => (color ?? symbol) !== undefined);
}

function keysOf(scheme: TableScheme, has: (pin: CategoryPin) => boolean): ReadonlySet<string> {
  return new Set(activePins(scheme).filter(has).map(pinKey));
}
