import { catalogueEntries } from './catalogue';
import type { Warning, WarningCode } from './problem';

/** The value of a model in 元; null when it has none or no valid cell. */
export interface ModelValue {
  readonly slug: string;
  readonly value: number | null;
}

/** A service in a sum, with its value in 元. */
export interface SummedService {
  readonly slug: string;
  readonly value: number;
}

/** Services of a sum that price partly the same thing. */
export interface Overlap {
  readonly code: WarningCode;
  readonly services: readonly SummedService[];
  /** 元 that are counted twice at most: all of these services but the largest. */
  readonly atMost: number;
}

/** The sum of the values of all models. */
export interface TotalGep {
  /** 元; null when no model has a value. */
  readonly total: number | null;
  /** Slugs of the services in the sum. */
  readonly services: readonly string[];
  /** Slugs of the final services of the catalogue that the sum lacks, without those that do not exist here. */
  readonly missing: readonly string[];
  /** Slugs of the final services that do not exist here and count as 0. */
  readonly absent: readonly string[];
  /** True where a final service is missing: then the sum may not be called GEP. */
  readonly partial: boolean;
  /** Services in the sum that are inputs of others. */
  readonly intermediate: readonly SummedService[];
  /** 元 of the final services alone, which is what SEEA EA calls GEP; null when none has a value. */
  readonly finalTotal: number | null;
  readonly overlaps: readonly Overlap[];
  readonly notes: readonly Warning[];
}

const overlapsOf: readonly { readonly code: WarningCode; readonly ids: readonly number[] }[] = [
  { code: 'overlap-retained-rain', ids: [7, 10] },
  { code: 'overlap-withdrawn-water', ids: [2, 7] },
  { code: 'overlap-landscape', ids: [19, 21, 22] },
];

/**
 * The sum of the values of the models that have one (the runoff analysis has none). It is GEP where every final service
 * of the catalogue is in it or does not exist in the region, else a partial sum. Overlaps name services that price partly
 * the same thing: 7 with 10, 2 with 7, more than one of 19, 21, 22.
 * @param absent slugs of final services that do not exist in the region, such as coastal protection without a coast
 * @throws RangeError for a slug that is not in the catalogue, and for an absent one that is not a final service
 * @example
 * const { total, partial } = totalGep([
 *   { slug: 'carbon-sequestration', value: 200 },
 *   { slug: 'climate-regulation', value: 300 },
 *   { slug: 'runoff-analysis', value: null },
 * ]);
 * total; // 500
 * partial; // true
 */
export function totalGep(results: readonly ModelValue[], absent: readonly string[] = []): TotalGep {
  const finals = catalogueEntries.filter(({ service }) => service.role === 'final').map(({ slug }) => slug);
  const stranger = absent.find((slug) => !finals.includes(slug));
  if (stranger !== undefined) throw new RangeError(`absent: got ${stranger}, allowed: ${finals.join(', ')}`);
  const summed = results.flatMap(({ slug, value }) => {
    const model = catalogueEntries.find((entry) => entry.slug === slug);
    if (model === undefined) throw new RangeError(`model: got ${slug}, allowed: the slugs of the catalogue`);
    const { id, hasValue, service } = model;
    return hasValue && value !== null ? [{ id, role: service.role, own: { slug, value } }] : [];
  });
  const overlaps = overlapsOf.flatMap(({ code, ids }): Overlap[] => {
    const services = summed.filter(({ id }) => ids.includes(id)).map(({ own }) => own);
    if (services.length < 2) return [];
    return [{ code, services, atMost: sumOf(services) - Math.max(...services.map(({ value }) => value)) }];
  });
  const services = summed.map(({ own }) => own.slug);
  const lacking = finals.filter((slug) => !services.includes(slug));
  const missing = lacking.filter((slug) => !absent.includes(slug));
  const intermediate = summed.filter(({ role }) => role === 'intermediate').map(({ own }) => own);
  const finalServices = summed.filter(({ role }) => role !== 'intermediate').map(({ own }) => own);
  return {
    total: summed.length === 0 ? null : sumOf(summed.map(({ own }) => own)),
    services,
    missing,
    absent: lacking.filter((slug) => absent.includes(slug)),
    partial: missing.length > 0,
    intermediate,
    finalTotal: finalServices.length === 0 ? null : sumOf(finalServices),
    overlaps,
    notes: [
      ...overlaps.map(({ code, services: both }) => noteOf(code, both)),
      ...(intermediate.length > 0 ? [noteOf('intermediate-summed', intermediate)] : []),
    ],
  };
}

function sumOf(services: readonly SummedService[]): number {
  return services.reduce((sum, { value }) => sum + value, 0);
}

function noteOf(code: WarningCode, services: readonly SummedService[]): Warning {
  const parts = services.map(({ slug }) => ({ key: slug, count: 1 }));
  return { code, severity: 'warning', count: services.length, at: 'total', parts };
}
