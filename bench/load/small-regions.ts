import { setTimeout as delay } from 'node:timers/promises';
import { errorOf, multipartAsk } from './client';
import { Latencies } from './latencies';
import { madeRegions } from './made-regions';
import type { Row } from './row';

const pauseMs = 20;

/** A region file of 100,000 rows with 50 fields, sent twice: the second takes the place of the first. Others go on. */
export const smallRegions: Row = async ({ client, scene, isQuick }) => {
  const [owner, reader] = scene.others;
  const files = madeRegions(isQuick ? 20_000 : 100_000, 5, 50);
  const others = new Latencies();
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      const sent = performance.now();
      const path = `/gep/user/project?projectId=${reader.projectId}`;
      const error = await client.send({ path, token: reader.token }).then(errorOf, String);
      others.add(performance.now() - sent, error);
      await delay(pauseMs);
    }
  })();
  const upload = async (): Promise<number> => {
    const started = performance.now();
    await client.data({
      method: 'POST',
      path: `/gep/user/project/regionFile?projectId=${owner.projectId}`,
      token: owner.token,
      ...multipartAsk(files, { wireEncoding: 'none' }),
    });
    return (performance.now() - started) / 1000;
  };
  const times = [await upload(), await upload()];
  isOver = true;
  await reading;
  return {
    figures: [
      { what: `${isQuick ? '20,000' : '100,000'} regions`, got: times[0], unit: 's' },
      { what: 'in place of as many', got: times[1], unit: 's' },
      { what: 'others, p99', got: others.within(0.99), unit: 'ms' },
      { what: 'others, longest', got: others.within(1), unit: 'ms', goal: 300 },
      { what: 'errors', got: others.errors, unit: '', goal: 0 },
    ],
    errors: others.errorText,
  };
};
