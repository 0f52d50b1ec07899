import { NetworkError } from '@gep/api-client';
import type { Kind } from './kind';
import type { Lane } from './lane';
import { pause } from './processes';
import { randomOf } from './random';
import { openStage } from './stage';
import type { Base, Stage } from './stage';
import { truthfulStates } from './truth';

/** Steps that are shorter are repeated until the kill comes. */
const shortestSpanMs = 150;

/**
 * Rounds of work that a kill -9 cuts off at a random moment: after each restart the server holds what it had
 * acknowledged, whole, nothing claims to be at work, and rows and files agree. Every round goes on from the one before.
 *
 * @returns figures in one line
 * @throws Error naming the round and the seed
 */
export async function killRounds(kind: Kind, base: Base, rounds: number, seed: number): Promise<string> {
  const random = randomOf(seed);
  const stage = await openStage(await base.copy(kind.name));
  const figures = { acknowledged: 0, cut: 0, truthMs: 0, startMs: 0 };
  try {
    const lanes = await kind.lanes(stage);
    const span = await stepSpan(stage, lanes);
    for (let round = 0; round < rounds; round += 1) {
      try {
        for (const lane of lanes) await lane.arrange(stage.client);
        const moment = kind.moment ? kind.moment(stage, random) : pause(random() * span * 1.1);
        const done = await workUntil(stage, lanes, moment);
        figures.acknowledged += done.acknowledged;
        figures.cut += done.cut;
        const killed = Date.now();
        await stage.start();
        const started = Date.now();
        await truthfulStates(stage);
        figures.startMs = Math.max(figures.startMs, started - killed);
        figures.truthMs = Math.max(figures.truthMs, Date.now() - started);
        for (const lane of lanes) await lane.check(stage.client);
        await stage.law();
      } catch (error) {
        const told = error instanceof Error ? error.message : String(error);
        throw new Error(
          `round ${round} of ${kind.name}, seed ${seed}: ${told}\n${stage.server.output().slice(-3000)}`,
          { cause: error },
        );
      }
    }
    return `${rounds} rounds, ${figures.acknowledged} steps acknowledged, ${figures.cut} cut, seed ${seed}; a step takes ${span} ms, the slowest restart ${figures.startMs} ms, true states after ${figures.truthMs} ms`;
  } finally {
    await stage.close();
  }
}

/** Milliseconds of the longest step, undisturbed. */
async function stepSpan(stage: Stage, lanes: readonly Lane[]): Promise<number> {
  const spans = await Promise.all(
    lanes.map(async (lane) => {
      await lane.arrange(stage.client);
      const started = Date.now();
      await lane.step(stage.client);
      return Date.now() - started;
    }),
  );
  return Math.max(shortestSpanMs, ...spans);
}

/** All lanes work until the moment comes; then the server is killed. */
async function workUntil(
  stage: Stage,
  lanes: readonly Lane[],
  moment: Promise<void>,
): Promise<{ acknowledged: number; cut: number }> {
  const done = { acknowledged: 0, cut: 0 };
  let killed = false;
  const { client } = stage;
  const working = lanes.map(async (lane) => {
    try {
      while (!killed && (await lane.step(client))) done.acknowledged += 1;
    } catch (error) {
      // Before the kill nothing may fail, and after it nothing is answered.
      if (!killed || !(error instanceof NetworkError)) throw error;
      done.cut += 1;
    }
  });
  const failed = Promise.all(working);
  await Promise.race([moment, failed.then(() => moment)]);
  killed = true;
  await stage.kill();
  await failed;
  return done;
}
