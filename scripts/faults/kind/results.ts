import type { GepClient } from '@gep/api-client';
import type { Register } from '../lane';
import { until } from '../processes';

/** By the contract: the run was cut off by the end of its server. */
const interrupted = '40108';
const pets = [900, 1000] as const;

/** All figures of the results, of the project and of its first districts. */
async function figuresOf(client: GepClient, projectId: string): Promise<string> {
  const whole = await client.resultView({ projectId });
  const layer = { projectId, modelId: '7', layerType: 3, name: 'water-conservation' } as const;
  const districts = await client
    .vectorData(layer)
    .then(({ features }) => features.map((one) => one.featureTableData));
  const figures = JSON.stringify([whole, districts]);
  // Ids of rows differ from run to run, figures do not.
  return figures.replaceAll(/"id":"[^"]*"/g, '');
}

async function setPet(client: GepClient, projectId: string, plain: number): Promise<void> {
  await client.saveModelFileSettings({ projectId, modelId: '7', key: 'pet', plain });
}

/** Calculates and waits for the end. @throws Error when the run does not complete */
export async function calculate(client: GepClient, projectId: string): Promise<void> {
  await client.startCalculation({ projectId });
  let state = '';
  await until('the end of the calculation', async () => {
    const run = await client.getCalculation({ projectId });
    ({ state } = run);
    if (state === 'failed' || state === 'stopped')
      throw new Error(`the run has ${state}: ${run.error?.code} ${run.error?.message}`);
    return state === 'complete';
  });
}

/**
 * Results of two settings, one after the other: what is there is of one or of the other, to the last digit, and is that of
 * the latest run where that says that it is complete.
 */
export async function resultsOf(client: GepClient, projectId: string): Promise<Register<'first' | 'second'>> {
  const figures: string[] = [];
  for (const pet of pets) {
    await setPet(client, projectId, pet);
    await calculate(client, projectId);
    figures.push(await figuresOf(client, projectId));
  }
  if (figures[0] === figures[1]) throw new Error('both settings give the same results');
  let wanted: 'first' | 'second' = 'second';
  // Of each run, the setting that it was started with: the latest one is of the change before, where a kill came too early.
  const settings = new Map<string | null, 'first' | 'second'>();
  return {
    name: 'results',
    async read(from) {
      const found = await figuresOf(from, projectId);
      const held = found === figures[0] ? 'first' : found === figures[1] ? 'second' : null;
      if (held === null)
        throw new Error(`results that are neither earlier ones nor new: ${found.slice(0, 2000)}`);
      const { runId, state, error } = await from.getCalculation({ projectId });
      const setting = settings.get(runId) ?? wanted;
      settings.set(runId, setting);
      const { projectState } = await from.getProject({ projectId });
      if (state === 'complete' ? projectState !== 'COMPLETE' || held !== setting : projectState !== 'FAILED')
        throw new Error(
          `the run says ${state}, the project ${projectState}, and the results are the ${held}`,
        );
      if (state === 'failed' && error?.code !== interrupted)
        throw new Error(`the run failed with ${error?.code} ${error?.message}`);
      return held;
    },
    next: (held) => (held === wanted ? null : wanted),
    async change(from, to) {
      await calculate(from, projectId);
      settings.set((await from.getCalculation({ projectId })).runId, to);
    },
    async arrange(from, held) {
      const other = held === 'first' ? 'second' : 'first';
      await setPet(from, projectId, pets[other === 'first' ? 0 : 1]);
      wanted = other;
    },
  };
}
