import { errorCodes } from '@gep/api-client';
import type { Problem, RunStatus } from '@gep/api-client';

/** The notes of a run, apart: what it found, and the defaults that nobody changed. */
export interface RunNotes {
  readonly findings: readonly Problem[];
  readonly defaults: readonly Problem[];
}

/** Sorts the notes of a run into two groups, each in the order of its models; notes about no model come first. */
export function runNotes({ warnings, items }: Pick<RunStatus, 'warnings' | 'items'>): RunNotes {
  const order = ({ args }: Problem): number => items.findIndex(({ name }) => name === args?.model);
  const sorted = [...warnings].sort((a, b) => order(a) - order(b));
  const isDefault = ({ code }: Problem): boolean => code === errorCodes.MODEL_DEFAULTS.code;
  return { findings: sorted.filter((one) => !isDefault(one)), defaults: sorted.filter(isDefault) };
}
