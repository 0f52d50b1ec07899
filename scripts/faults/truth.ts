import { until } from './processes';
import type { Stage } from './stage';

/** From the start of a server to truthful states, by the contract. */
const truthMs = 10_000;

/** Waits until no project claims to be calculating; a run that was waiting is carried out meanwhile. */
export function truthfulStates({ client, userId }: Stage): Promise<void> {
  return until(
    'truthful states',
    async () => {
      const { data } = await client.listProjects({ userId, pageSize: 0 });
      return data.every(({ running, projectState }) => !running && projectState !== 'IN_CALCULATE');
    },
    truthMs,
  );
}
