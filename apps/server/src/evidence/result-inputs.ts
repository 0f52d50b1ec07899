import { urbanBoundaryInput } from '@gep/ecosystem-models';
import type { Language, ResultInput } from '@gep/api-client/contract';
import { findRunRecord } from '../calculation/run-record-queries';
import type { InputRecord } from '../calculation/run-record';
import { findPlace } from '../result/model-results';
import type { ResultRow } from '../result/queries';
import { inputName } from '../run/outdated-results';
import type { Services } from '../services';
import { inputEvidence } from './input-evidence';

/**
 * The inputs that a result was made from, by their names.
 * @throws GepError NO_RESULT
 */
export async function resultInputs(
  services: Services,
  { projectId, modelId, compareFlag }: { projectId: string; modelId: string; compareFlag?: 0 | 1 },
  language: Language,
): Promise<ResultInput[]> {
  const { year } = await findPlace(services, projectId, { id: modelId }, compareFlag);
  const stored = await findRunRecord(services.database.db, projectId, year.row.runId);
  return inputsOfRow(stored?.record.inputs ?? [], year.row, language);
}

/** Those of the inputs of a run that one of its results was made from, by their names. */
export function inputsOfRow(
  inputs: readonly InputRecord[],
  row: ResultRow,
  language: Language,
): ResultInput[] {
  return readInputs(inputs, row)
    .map((input): ResultInput => {
      const { inputKey: key, plain, fileName } = input;
      const name = inputName(key, language);
      const flag = input.compareFlag === 1 ? 1 : 0;
      return {
        key,
        name,
        compareFlag: flag,
        fileName: plain === null ? fileName : null,
        ...inputEvidence(input),
        forms: (input.forms ?? []).map(({ formId, explanations = [], ...form }) => ({
          reportFormId: formId,
          ...form,
          explanations: [...explanations],
        })),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** Those of a run's inputs that a result follows from: of the comparable year where it has its own. */
function readInputs(inputs: readonly InputRecord[], row: ResultRow): readonly InputRecord[] {
  const sources = Object.keys((row.parameters.sources ?? {}) as Record<string, string>);
  const isRead = ({ inputKey }: InputRecord): boolean =>
    sources.includes(`input/${inputKey}`) ||
    (inputKey === urbanBoundaryInput.key && sources.includes('urban-boundary'));
  const ofYear = inputs.filter((one) => one.compareFlag === row.compareFlag);
  const others = inputs.filter(
    (one) => one.compareFlag === 0 && !ofYear.some(({ inputKey }) => inputKey === one.inputKey),
  );
  return [...ofYear, ...others].filter(isRead);
}
