import type {
  CategoryPin,
  Field,
  MapSymbol,
  OtherCategory,
  RangeCategory,
  Ramp,
  RasterScheme,
  ValueCategory,
  VectorGeometry,
  VectorScheme,
} from '../model';
import { defaultSymbol } from '../model';
import {
  graduatedColorScheme,
  graduatedSizeScheme,
  multipleFieldsScheme,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  symbolSize,
  uniqueValuesScheme,
} from '../scheme';
import type { RasterOptions } from '../scheme';

type Row = RangeCategory | ValueCategory;

/** What a row says is pinned, so that it stays when rows are made again of data. */
function pinsOf(rows: readonly Row[]): CategoryPin[] {
  return rows.map(({ label, visible, color, symbol, ...row }) => ({
    at:
      row.kind === 'range'
        ? { kind: 'range', lower: row.lower, upper: row.upper }
        : { kind: 'value', values: row.values },
    ...{ label, visible, color },
    ...(symbol && { symbol }),
  }));
}

/** The symbol of the first row makes new ones. */
function commonOf(geometry: VectorGeometry, rows: readonly Row[], other: Partial<OtherCategory>) {
  const template: MapSymbol = rows[0]?.symbol ?? defaultSymbol(geometry);
  return { template, other, pins: pinsOf(rows), ramp: rampOf(rows) };
}

function rampOf(rows: readonly Row[]): Ramp {
  const [first = '#000000', second = first, ...more] = rows.map(({ color }) => color);
  return { name: '', colors: [first, second, ...more] };
}

/** Classes and whether they are open, as their intent. */
function intentOf(rows: readonly RangeCategory[]) {
  return {
    classes: Math.max(1, rows.length),
    manualBreaks: rows.length > 0 ? [rows[0].lower, ...rows.map(({ upper }) => upper)] : null,
    openBelow: rows[0]?.openBelow ?? false,
    openAbove: rows.at(-1)?.openAbove ?? false,
  };
}

/**
 * A scheme of classes that are known, ascending, each from where the one before it ends.
 * @param bySize whether classes differ by size; not of polygons
 */
export function schemeOfRanges(
  geometry: VectorGeometry,
  field: Field | null,
  categories: readonly RangeCategory[],
  other: Partial<OtherCategory>,
  bySize = false,
): VectorScheme {
  const options = { ...commonOf(geometry, categories, other), ...intentOf(categories), field };
  if (!bySize) return { ...graduatedColorScheme(geometry, options), categories };
  const [startSize, endSize] = [categories.at(0), categories.at(-1)].map((row) =>
    row?.symbol ? symbolSize(row.symbol) : undefined,
  );
  return {
    ...graduatedSizeScheme(geometry, {
      ...options,
      ...(startSize !== undefined && { startSize }),
      ...(endSize !== undefined && { endSize }),
    }),
    categories,
  };
}

/** A scheme of values of one column that are known, or of combinations of several. */
export function schemeOfValues(
  geometry: VectorGeometry,
  fields: readonly Field[],
  categories: readonly ValueCategory[],
  other: Partial<OtherCategory>,
): VectorScheme {
  const options = commonOf(geometry, categories, other);
  const scheme =
    fields.length > 1
      ? multipleFieldsScheme(geometry, { ...options, fields })
      : uniqueValuesScheme(geometry, { ...options, field: fields[0] ?? null });
  return { ...scheme, categories };
}

/** How the one band of a raster is shown. */
export type BandOptions = RasterOptions & { readonly band: number };

/** A raster in classes that are known. */
export function rasterOfRanges(options: BandOptions, categories: readonly RangeCategory[]): RasterScheme {
  const scheme = rasterGraduatedScheme({ ...options, ...intentOf(categories), pins: pinsOf(categories) });
  return { ...scheme, categories };
}

/** A raster of values that are known. */
export function rasterOfValues(options: BandOptions, categories: readonly ValueCategory[]): RasterScheme {
  return { ...rasterUniqueValuesScheme({ ...options, pins: pinsOf(categories) }), categories };
}
