import { catalogueEntries } from './catalogue';
import type { Warning, WarningCode } from './problem';

/** The value of a model in 元; null when it has none or no valid cell. */
export interface ModelValue {
  readonly slug: string;
  readonly value: number | null;
}

/** The sum of the values of all models. */
export interface TotalGep {
  /** 元; null when no model has a value. */
  readonly total: number | null;
  readonly notes: readonly Warning[];
}

const overlaps: readonly { readonly code: WarningCode; readonly ids: readonly number[] }[] = [
  { code: 'overlap-retained-rain', ids: [7, 10] },
  { code: 'overlap-withdrawn-water', ids: [2, 7] },
  { code: 'overlap-landscape', ids: [19, 21, 22] },
];

/**
 * GEP: the sum of the values of the models that have one (the runoff analysis has none). Notes name sums that price
 * partly the same thing: 7 with 10, 2 with 7, more than one of 19, 21, 22.
 * @example
 * totalGep([
 *   { slug: 'carbon-sequestration', value: 200 },
 *   { slug: 'climate-regulation', value: 300 },
 *   { slug: 'runoff-analysis', value: null },
 * ]).total; // 500
 */
export function totalGep(results: readonly ModelValue[]): TotalGep {
  const summed = results.flatMap(({ slug, value }) => {
    const model = catalogueEntries.find((entry) => entry.slug === slug);
    if (model === undefined) throw new RangeError(`model: got ${slug}, allowed: the slugs of the catalogue`);
    return model.hasValue && value !== null ? [{ id: model.id, slug, value }] : [];
  });
  const notes = overlaps.flatMap(({ code, ids }): Warning[] => {
    const both = summed.filter(({ id }) => ids.includes(id));
    if (both.length < 2) return [];
    return [{ code, severity: 'warning', count: both.length, at: both.map(({ slug }) => slug).join(', ') }];
  });
  return { total: summed.length === 0 ? null : summed.reduce((sum, { value }) => sum + value, 0), notes };
}
