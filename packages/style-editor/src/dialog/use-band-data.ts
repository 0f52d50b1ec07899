import type { RasterBand, RasterScheme } from '@gep/map-engine/model';
import { schemeNeeds } from '@gep/map-engine/scheme';
import type { BandNeed } from '@gep/map-engine/scheme';
import type { MessageKey } from '../message';
import type { BandSource } from '../port';
import type { Tasks } from './use-tasks';

const steps = {
  statistics: { loading: 'loading.statistics', question: null, compute: 'computeStatistics' },
  histogram: { loading: 'loading.histogram', question: 'question.histogram', compute: 'computeHistogram' },
  'unique-values': {
    loading: 'loading.unique-values',
    question: 'question.unique-values',
    compute: 'computeUniqueValues',
  },
} as const satisfies Record<
  BandNeed,
  { loading: MessageKey; question: MessageKey | null; compute: keyof BandSource }
>;

/** Why a scheme cannot be had: its band lacks what the host does not compute. Null: it can. */
export function lackOf(scheme: RasterScheme, source: BandSource | undefined): MessageKey | null {
  const need = schemeNeeds(scheme);
  return need && !source?.[steps[need].compute] ? `tree.reason.no-${need}` : null;
}

/**
 * Gets what a band lacks: asks first where the specification asks, computes behind the mask.
 * @param source computes it.
 * @returns the bands with what was computed; null on refusal or failure.
 */
export async function obtainBands(
  need: BandNeed,
  source: BandSource,
  tasks: Tasks,
): Promise<readonly RasterBand[] | null> {
  const { loading, question, compute } = steps[need];
  if (question && !(await tasks.ask(question))) return null;
  return tasks.run(loading, (signal) => source[compute]!(signal));
}
