import { relayTo } from '../../../apps/server/src/testing/relay';
import { onPostgres } from '../../../apps/server/src/testing/look-inside';
import { pause } from '../processes';
import { randomOf } from '../random';
import { openStage } from '../stage';
import type { Base } from '../stage';
import { addAnswers, toldAnswers, workThrough } from '../work-through';
import type { Answers } from '../work-through';
import { mixedLanes } from './mixed';

const away = '10503';
/** By the contract, a request that needs the database is answered within 15 seconds; a busy machine gets two more. */
const answerMs = 17_000;

/** What is done to the database, or to the way to it, during a round. */
export type DatabaseOutage = 'restart' | 'kill of connections' | 'black hole' | 'cut way';

/** The database fails under work in one of the ways; it recovers, and so does the server, without a restart of it. */
export async function databaseOutage(
  base: Base,
  outage: DatabaseOutage,
  rounds: number,
  seed: number,
): Promise<string> {
  const { postgres } = base;
  if (postgres === null) throw new Error('the base has no PostgreSQL server');
  const random = randomOf(seed);
  const place = await base.copy(`database-${outage.replaceAll(' ', '-')}`);
  const url = new URL(place.databaseUrl ?? '');
  const relay = await relayTo('127.0.0.1', Number(url.port));
  url.port = String(relay.port);
  const stage = await openStage(place, { environment: { DATABASE_URL: url.href } });
  const database = url.pathname.slice(1);
  const doings: Record<DatabaseOutage, () => Promise<void>> = {
    restart: async () => {
      await pause(random() * 1000);
      await postgres.stop();
      await pause(random() * 2000);
      await postgres.start();
    },
    'kill of connections': async () => {
      const victim = `select pid from pg_stat_activity where datname = '${database}' and pid <> pg_backend_pid() order by random() limit 1`;
      for (let kill = 0; kill < 10; kill += 1) {
        await onPostgres(postgres.url, `select pg_terminate_backend(pid) from (${victim}) as victim`);
        await pause(random() * 400);
      }
    },
    'black hole': async () => {
      await pause(random() * 500);
      relay.freeze();
      await pause(random() * 20_000);
      relay.thaw();
    },
    'cut way': async () => {
      await pause(random() * 500);
      await relay.close();
      await pause(random() * 3000);
      await relay.open();
    },
  };
  const answers: Answers = {};
  try {
    const lanes = await mixedLanes(stage);
    for (let round = 0; round < rounds; round += 1) {
      try {
        addAnswers(answers, await workThrough(stage, lanes, doings[outage], { codes: [away], answerMs }));
      } catch (error) {
        throw new Error(
          `round ${round}, seed ${seed}: ${String(error)}\n${stage.server.output().slice(-3000)}`,
          {
            cause: error,
          },
        );
      }
    }
  } finally {
    await stage.close();
    await relay.close();
  }
  return `${rounds} rounds, answers ${toldAnswers(answers)}, seed ${seed}`;
}
