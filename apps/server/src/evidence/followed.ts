import { modelById } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import type { ResultPlace } from '../result/model-results';
import type { ResultRow } from '../result/queries';
import { recordedOf } from '../reprice/changed-parameters';

/**
 * The parameters that a result followed after its run, with their values then and now; the total follows those of the
 * models that it adds up.
 */
export function followedAfterRun(row: ResultRow, places: readonly ResultPlace[], language: Language) {
  const isTotal = row.modelId === 'totalGep';
  const rows = isTotal
    ? places
        .filter(({ hasValue, parentId }) => hasValue && parentId === null)
        .flatMap(({ years }) => years.map((year) => year.row))
        .filter(({ compareFlag, runId }) => compareFlag === row.compareFlag && runId === row.runId)
    : [row];
  return rows.flatMap((one) => {
    const definition = modelById(Number(one.modelId))?.definition;
    return recordedOf(one).followed.map((change) => ({
      ...(isTotal && { modelId: one.modelId }),
      name:
        definition?.parameters.find(({ key }) => key === change.parameter)?.name[language] ??
        change.parameter,
      ...change,
    }));
  });
}
