import type { RasterBand } from '@gep/map-engine/model';
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

/**
 * Gets what a band lacks: asks first where the specification asks, computes behind the mask.
 * @returns the bands with what was computed; null on refusal or failure.
 */
export async function obtainBands(
  need: BandNeed,
  source: BandSource | undefined,
  tasks: Tasks,
): Promise<readonly RasterBand[] | null> {
  const { loading, question, compute } = steps[need];
  if (question && !(await tasks.ask(question))) return null;
  return tasks.run(loading, async (signal) => {
    const work = source?.[compute];
    if (!source || !work) throw new Error(`the host computes no ${need}`);
    return work.call(source, signal);
  });
}
