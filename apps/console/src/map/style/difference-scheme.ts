import type { Field, FieldValue, RasterBand, RasterScheme, VectorScheme } from '@gep/map-engine/model';
import {
  fieldStatistics,
  generateCategories,
  graduatedColorScheme,
  rasterGraduatedScheme,
} from '@gep/map-engine/scheme';
import { district } from './default-scheme';

/*
 * Differences in five classes about 0, from brown (less) to green (more), which all eyes see apart. Their edges are round
 * numbers. The middle class, up to a tenth of the usual differences, is about no change and grey; small changes are many,
 * so that the next class begins there. The outer classes are open: the largest changes do not take all colours from the
 * others.
 */

const ramp = 'BrBG';
/** In steps. */
const edges = [-10, -4, -1, 1, 4, 10];
const classes = edges.length - 1;
const open = { openBelow: true, openAbove: true };
/** The part of the differences that the edges are made for. */
const usual = 0.98;

/** 1, 2 or 5 times a power of ten: ten steps reach the usual differences. 0 without any difference. */
export function differenceStep(values: ArrayLike<number>): number {
  const sizes = Float64Array.from(values, Math.abs)
    .filter((size) => size > 0 && size < Infinity)
    .sort();
  if (sizes.length === 0) return 0;
  const reach = sizes[Math.ceil(usual * sizes.length) - 1] / edges[classes];
  const power = 10 ** Math.floor(Math.log10(reach));
  const step = [1, 2, 5, 10].find((count) => count * power >= reach * (1 - 1e-9)) ?? 10;
  return Number((step * power).toPrecision(1));
}

const classesOf = (values: ArrayLike<number>) => {
  const step = differenceStep(values);
  const manualBreaks = edges.map((edge) => Number((edge * step).toPrecision(12)));
  return { ...open, classes, ramp, manualBreaks, pivot: 0, method: 'equal-interval' } as const;
};

/** @param values cells of the difference, at least one of them not 0 */
export function differenceRasterScheme(
  values: ArrayLike<number>,
  bands: readonly RasterBand[],
): RasterScheme {
  return generateCategories(rasterGraduatedScheme({ ...classesOf(values), bands }), { values });
}

/** @param rows of the districts, at least one of them with a difference that is not 0 */
export function differencePolygonScheme(
  field: Field,
  rows: readonly Readonly<Record<string, FieldValue>>[],
): VectorScheme {
  const values = rows.flatMap((row) => {
    const value = row[field.name];
    return typeof value === 'number' ? [value] : [];
  });
  const statistics = fieldStatistics(rows, [field]);
  const scheme = graduatedColorScheme('polygon', {
    ...classesOf(values),
    ...{ field, statistics, template: district },
  });
  return generateCategories(scheme, { properties: rows });
}
