/**
 * Changes prices of a nation's project, as the server does: 2,888 counties with their land cover, five models, two years.
 * Prints medians as JSON.
 */
import { median } from 'simple-statistics';
import { saveParameters } from '../apps/server/src/model/saved-parameters';
import { reprice } from '../apps/server/src/reprice/reprice';
import { outdatedResults } from '../apps/server/src/run/outdated-results';
import { timed } from './measure';
import { calculateExample, withProject } from './example-project';
import { nationFolder } from './nation-project';

/** Milliseconds of saving a price with all that follows it, and of finding results that are outdated. */
export interface PriceTimes {
  readonly carbon: number;
  readonly pollutants: number;
  readonly outdated: number;
}

const rounds = 5;

const times = await withProject(nationFolder, async (project): Promise<PriceTimes> => {
  const { services, projectId } = project;
  await calculateExample(project);
  /** Saves values that differ from round to round, with what follows from them. */
  const change = (modelId: string, valuesOf: (round: number) => Record<string, unknown>) =>
    medianOf(async (round) => {
      let followed = false;
      await saveParameters(services, projectId, modelId, valuesOf(round), async (tx) => {
        followed = await reprice(services, tx, projectId, modelId);
      });
      if (!followed) throw new Error(`the results of model ${modelId} did not follow`);
    });
  return {
    carbon: await change('5', (round) => ({ co2Price: { current: 400 + round, comparable: 300 + round } })),
    pollutants: await change('8', (round) => ({
      prices: ['so2', 'nox', 'dust'].map((pollutant, index) => ({
        pollutant,
        price: { current: 100 * (index + 1) + round, comparable: 90 * (index + 1) + round },
      })),
    })),
    outdated: await medianOf(() => outdatedResults(services, projectId, 'en')),
  };
});
console.log(JSON.stringify(times));

async function medianOf(work: (round: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let round = 1; round <= rounds; round += 1) took.push(await timed(() => work(round))());
  return median(took);
}
