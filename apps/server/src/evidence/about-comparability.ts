import type { ComparabilityDifference, Language } from '@gep/api-client/contract';
import { said } from './table-file';
import type { Cell } from './table-file';
import type { Services } from '../services';
import { comparability } from './comparability';

/** A difference as one line: what it is, both years, and the services that it touches. */
export function differenceText(
  { kind, name, comparable, current, services, touchesAll }: ComparabilityDifference,
  language: Language,
): string {
  const line = said(language, 'comparability.line', {
    kind: said(language, `comparability.kind-${kind}`),
    name,
  });
  const change =
    comparable === null || current === null
      ? ''
      : said(language, 'comparability.change', { comparable, current });
  const names = services.map((one) => one.name).join(said(language, 'list.comma'));
  return said(language, 'comparability.touches', {
    line: line + change,
    services: touchesAll ? said(language, 'comparability.all') : names,
  });
}

/**
 * Lines for the conditions of a file: what keeps both years from being compared, if anything.
 * @param modelId only what touches this service
 */
export async function aboutComparability(
  services: Services,
  projectId: string,
  language: Language,
  modelId?: string,
): Promise<(readonly [string, Cell])[]> {
  const differences = await comparability(services, projectId, language, modelId);
  const title = said(language, 'comparability.title');
  return differences.map((one) => [title, differenceText(one, language)] as const);
}
