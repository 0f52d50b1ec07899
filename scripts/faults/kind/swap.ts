import type { Kind } from '../kind';
import { laneOf } from '../lane';
import { pause } from '../processes';
import { resultsOf } from './results';

/** Storing the last results, putting them in the place of earlier ones and removing those. */
const swapMs = 250;

/** A run in the place of an earlier one, cut off while results change places. */
export const swap: Kind = {
  name: 'swap',
  lanes: async ({ client, projectId }) => [await laneOf(client, await resultsOf(client, projectId))],
  async moment({ client, projectId }, random) {
    for (;;) {
      const { state, progress } = await client.getCalculation({ projectId });
      if (state === 'running' && progress >= 85) break;
      // It may have been complete before this saw it run.
      await pause(5);
    }
    await pause(random() * swapMs);
  },
};
