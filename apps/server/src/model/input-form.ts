import { urbanBoundaryInput } from '@gep/ecosystem-models';
import { changedFields } from '../form/form';
import type { FormPlace } from '../form/form-queries';
import type { ModelInput } from './queries';

/** The form that an input belongs to: the boundary of cities is one of forced correction. */
export function inputForm({
  projectId,
  inputKey,
  compareFlag,
}: Pick<ModelInput, 'projectId' | 'inputKey' | 'compareFlag'>): FormPlace {
  const of = { projectId };
  if (inputKey === urbanBoundaryInput.key) return { of, form: 'forcedZero', entry: 'boundary' };
  return { of, form: 'inputs', entry: `${inputKey}/${compareFlag}` };
}

/** What of an input users set, as it is before. */
const unset = {
  ...{ plain: null, scale: 1, offset: 0, noData: [], reclassification: [], preset: null },
  ...{ classesConfirmedAt: null, fields: {}, encoding: null },
} satisfies Partial<ModelInput>;

/** The settings in which an input differs from what it was before, or from one that nobody has set. */
export function changedSettings(before: ModelInput | null, after: ModelInput): string[] {
  const known: ReadonlySet<string> = new Set(Object.keys(unset));
  return changedFields({ ...unset, ...before }, after).filter((field) => known.has(field));
}

/** The word for the file of an input among its fields; that of the boundary is the only one of its form. */
export function fileField({ inputKey }: Pick<ModelInput, 'inputKey'>): string {
  return inputKey === urbanBoundaryInput.key ? 'boundary' : 'file';
}
