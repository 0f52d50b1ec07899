import type { FieldValue, RasterBand, RasterScheme, VectorScheme } from '@gep/map-engine/model';
import { fieldStatistics, generateCategories, schemeFields } from '@gep/map-engine/scheme';
import { recountRows, setOpenEnds } from '@gep/map-engine/scheme/edit';
import { jointBand, jointBands } from './joint-band';

/*
 * A saved style keeps its intent. Classes that were made of data that are no more are made again, for both years as one,
 * unless a person locked or edited their edges; counts are always those of the data on the map. The outer classes are open:
 * no figure is drawn like a missing one.
 */

type Row = Readonly<Record<string, FieldValue>>;

/** Of one field or band. */
interface Summary {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly totalCount: number;
}

const opened = { openBelow: true, openAbove: true };

/** Whether classes were made of these data: a saved style tells numbers with all their digits. */
function isOf(known: Summary | null, data: Summary | null): boolean {
  if (!known || !data) return false;
  const near = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.abs(other);
  return (
    known.totalCount === data.totalCount &&
    near(known.min, data.min) &&
    near(known.max, data.max) &&
    near(known.mean, data.mean)
  );
}

/**
 * The style of polygons for the rows that are shown.
 * @param otherValues the values of a field in the other year; none without one
 */
export async function fitVectorScheme(
  saved: VectorScheme,
  rows: readonly Row[],
  otherValues: (field: string) => Promise<readonly FieldValue[]>,
): Promise<VectorScheme> {
  const fields = saved.kind === 'single-symbol' ? [] : schemeFields(saved);
  const known = fields.every(({ name }) => rows.some((row) => name in row));
  if (saved.kind === 'single-symbol' || fields.length === 0 || !known) return saved;
  const statistics = fieldStatistics(rows, fields);
  if (!('classification' in saved)) return recountRows({ ...saved, statistics }, { properties: rows });
  const [field] = fields;
  const locked = saved.classification.manualBreaks !== null;
  let scheme = setOpenEnds(saved, opened);
  if (saved.categories.length === 0 || (!locked && !isOf(saved.statistics, statistics))) {
    const others = (await otherValues(field.name)).map((value) => ({ [field.name]: value }));
    const madeOfOthers = others.length > 0 && isOf(saved.statistics, fieldStatistics(others, fields));
    if (saved.categories.length === 0 || !madeOfOthers)
      scheme = generateCategories({ ...scheme, statistics }, { properties: [...rows, ...others] });
  }
  return recountRows({ ...scheme, statistics }, { properties: rows });
}

/**
 * The style of a raster for the bands that are shown.
 * @param others the bands of the other year; none without one
 */
export function fitRasterScheme(
  saved: RasterScheme,
  bands: readonly RasterBand[],
  others: readonly RasterBand[],
): RasterScheme {
  if (saved.kind === 'raster-unique-values') return { ...saved, bands };
  if (saved.kind !== 'raster-graduated') return stretchJointly(saved, bands, others);
  const at = saved.band ?? 0;
  const [before, now, other] = [saved.bands, bands, others].map((of) => of.at(at)?.statistics ?? null);
  const opening = setOpenEnds(saved, opened);
  const histogram = jointBand(now, other)?.histogram;
  const stale = saved.classification.manualBreaks === null && !isOf(before, now) && !isOf(before, other);
  const scheme = { ...opening, bands };
  const made =
    histogram && (stale || saved.categories.length === 0)
      ? generateCategories(scheme, { histogram })
      : scheme;
  return now?.histogram ? recountRows(made) : made;
}

/** A stretch by statistics takes those of both years together: the same value has the same colour in both. */
export function stretchJointly<S extends RasterScheme>(
  scheme: S,
  bands: readonly RasterBand[],
  others: readonly RasterBand[],
): S {
  const isStretched = scheme.kind === 'stretch' || scheme.kind === 'rgb-composite';
  return isStretched ? { ...scheme, bands: jointBands(bands, others) } : scheme;
}
