import { modelById } from '@gep/ecosystem-models';
import type { FigurePart, Language } from '@gep/api-client/contract';
import { resultPlaces, yearOf } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import { zonalOf } from '../result/queries';
import type { Services } from '../services';
import { isChosen } from './chosen-services';
import type { ServiceChoice } from './chosen-services';

/** Of what the parts are: a year, and a district or the whole project. */
export interface PartsOf extends ServiceChoice {
  readonly projectId: string;
  readonly output: 'value' | 'function';
  readonly compareFlag: 0 | 1;
  readonly level?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * The figures of services in the total or among those that are chosen, and of the parts of a model that has no own figure.
 */
export async function figureParts(
  services: Services,
  place: ResultPlace,
  at: PartsOf,
  language: Language,
): Promise<FigurePart[]> {
  const places = await resultPlaces(services, at.projectId);
  const isTotal = place.entry === null;
  // The total has what its run has added up; a group has its services as they are now.
  const runId = isTotal && at.group === undefined ? yearOf(place, at.compareFlag)?.row.runId : undefined;
  const own = places.filter(({ entry, hasValue, parentId }) =>
    isTotal
      ? entry !== null && hasValue && parentId === null && isChosen(entry, at)
      : parentId === place.id && hasNoOwnFigure(place, at.output),
  );
  const parts: FigurePart[] = [];
  for (const one of own) {
    const row = yearOf(one, at.compareFlag)?.row;
    if (!row || (runId !== undefined && row.runId !== runId)) continue;
    const value = at.output === 'value' ? row.priceValue : row.functionValue;
    if (at.level === undefined || at.code === undefined) {
      parts.push({ id: one.id, name: one.name[language], value });
      continue;
    }
    const where = { resultId: row.id, quantity: at.output, level: at.level, code: at.code };
    const [zonal] = await zonalOf(services.database.db, where);
    if (zonal) parts.push({ id: one.id, name: one.name[language], value: zonal.sum });
  }
  return parts;
}

/** Whether a model says a quantity of its parts alone. */
function hasNoOwnFigure({ modelId, childKey }: ResultPlace, output: 'value' | 'function'): boolean {
  const outputs = modelById(Number(modelId))?.definition.outputs ?? [];
  return childKey === '' && !outputs.some(({ role, child }) => role === output && child === undefined);
}
