import type { Kind } from '../kind';
import { laneOf } from '../lane';
import { resultsOf } from './results';

/** A run in the place of an earlier one, cut off anywhere. */
export const calculation: Kind = {
  name: 'calculation',
  lanes: async ({ client, projectId }) => [await laneOf(client, await resultsOf(client, projectId))],
};
