import { errorCodes } from '@gep/api-client';
import type { Problem, RunStatus } from '@gep/api-client';

/** The notes of a run, apart: what it found, what counts as 0 by the method, and the defaults that nobody changed. */
export interface RunNotes {
  readonly findings: readonly Problem[];
  readonly zeros: readonly Problem[];
  readonly defaults: readonly Problem[];
}

/** Sorts the notes of a run into groups, each in the order of its models; notes about no model come first. */
export function runNotes({ warnings, items }: Pick<RunStatus, 'warnings' | 'items'>): RunNotes {
  const order = ({ args }: Problem): number => items.findIndex(({ name }) => name === args?.model);
  const sorted = [...warnings].sort((a, b) => order(a) - order(b));
  const folded: readonly string[] = [errorCodes.MODEL_NOTE.code, errorCodes.MODEL_DEFAULTS.code];
  return {
    findings: sorted.filter(({ code }) => !folded.includes(code)),
    zeros: sorted.filter(({ code }) => code === errorCodes.MODEL_NOTE.code),
    defaults: sorted.filter(({ code }) => code === errorCodes.MODEL_DEFAULTS.code),
  };
}
