import { totalGep } from '@gep/ecosystem-models';
import type { LocalText } from '@gep/api-client/contract';
import { phrase, textOf } from '../message/phrase';
import type { ResultRow } from './queries';

/** Slugs of the services that a total adds up; null for a total of an older program, which did not keep them. */
export function summedServices({ parameters }: Pick<ResultRow, 'parameters'>): readonly string[] | null {
  const { services } = parameters;
  return Array.isArray(services) ? services.map(String) : null;
}

/**
 * What a total may be called: GEP only with every final service in it that exists in the region.
 * @param absent slugs of the services that do not
 */
export function totalTitle(services: readonly string[] | null, absent: readonly string[]): LocalText {
  if (services === null) return textOf(phrase('name.total'));
  const parts = services.map((slug) => ({ slug, value: 0 }));
  if (!totalGep(parts, absent).partial) return textOf(phrase('name.gep'));
  const count = services.length;
  return textOf(count === 1 ? phrase('name.partial-total-one') : phrase('name.partial-total', { count }));
}
