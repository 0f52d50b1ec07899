import { ApiError, NetworkError } from '@gep/api-client';
import type { Lane } from '../lane';
import { pause } from '../processes';
import { randomOf } from '../random';
import { openStage } from '../stage';
import type { Base, Stage } from '../stage';
import { truthfulStates } from '../truth';
import { mixedLanes } from './mixed';

const endMs = 10_000;
const streams = 50;
/** A call that the end of the server cuts off: unavailable, or its file not read to the end. */
const cutCodes = ['10503', '20010'];

/** SIGTERM in the middle of uploads, forms, streams and a run: exit status 0 within ten seconds, and nothing is lost. */
export async function terminate(base: Base, rounds: number, seed: number): Promise<string> {
  const random = randomOf(seed);
  const stage = await openStage(await base.copy('terminate'));
  let slowest = 0;
  try {
    // The run reads a project that nothing else changes.
    const calculated = await stage.copySample('beside');
    const lanes = await mixedLanes(stage);
    for (let round = 0; round < rounds; round += 1) {
      try {
        const took = await endAtWork(stage, lanes, calculated, random);
        slowest = Math.max(slowest, took);
        await stage.start();
        await truthfulStates(stage);
        for (const lane of lanes) {
          await lane.check(stage.client);
          await lane.arrange(stage.client);
        }
        await stage.law();
      } catch (error) {
        throw new Error(
          `round ${round}, seed ${seed}: ${String(error)}\n${stage.server.output().slice(-3000)}`,
          {
            cause: error,
          },
        );
      }
    }
    return `${rounds} rounds, the slowest end after ${slowest} ms, seed ${seed}`;
  } finally {
    await stage.close();
  }
}

async function endAtWork(
  stage: Stage,
  lanes: readonly Lane[],
  calculated: string,
  random: () => number,
): Promise<number> {
  const { client } = stage;
  let ending = false;
  const work = lanes.map(async (lane) => {
    try {
      while (!ending) await lane.step(client);
    } catch (error) {
      const cut =
        error instanceof NetworkError || (error instanceof ApiError && cutCodes.includes(error.code));
      if (!ending || !cut) throw error;
    }
  });
  const listening = new AbortController();
  for (let one = 0; one < streams; one += 1)
    void client
      .projectEvents({ projectId: calculated }, { signal: listening.signal, onEvent: () => undefined })
      .catch(() => undefined);
  await client.startCalculation({ projectId: calculated });
  await pause(random() * 2000);
  ending = true;
  const started = Date.now();
  const code = await stage.server.stop(true);
  const took = Date.now() - started;
  listening.abort();
  await Promise.all(work);
  if (code !== 0) throw new Error(`the server ended with ${code}`);
  if (took > endMs) throw new Error(`the server took ${took} ms to end`);
  return took;
}
