import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { relayTo } from '../../../apps/server/src/testing/relay';
import { s3Server } from '../../../apps/server/src/testing/s3-server';
import { pause } from '../processes';
import { randomOf } from '../random';
import { openStage } from '../stage';
import type { Base } from '../stage';
import { addAnswers, toldAnswers, workThrough } from '../work-through';
import type { Answers } from '../work-through';
import { mixedLanes } from './mixed';

const away = '10503';

/** The S3-compatible store of the files refuses, hangs or cuts its transfers under work, and comes back. */
export async function storeOutage(base: Base, rounds: number, seed: number): Promise<string> {
  const random = randomOf(seed);
  const place = await base.copy('store');
  const store = await s3Server();
  const stored = join(place.dataFolder, 'files', 'stored');
  for (const path of readdirSync(stored, { recursive: true, encoding: 'utf8' }))
    if (path.includes('/'))
      store.objects.set(path, { bytes: readFileSync(join(stored, path)), changedAt: new Date() });
  const url = new URL(store.url());
  const relay = await relayTo('127.0.0.1', Number(url.port));
  url.port = String(relay.port);
  const stage = await openStage(place, {
    environment: { GEP_FILES_URL: url.href },
    files: {
      list: () => [...store.objects.keys()].filter((key) => /^[a-z0-9]{2}\/[a-z0-9]{20}$/.test(key)),
      read: (path) => store.objects.get(path)?.bytes ?? Buffer.alloc(0),
    },
  });
  const doings = [
    async () => {
      await relay.close();
      await pause(random() * 3000);
      await relay.open();
    },
    async () => {
      relay.freeze();
      await pause(random() * 5000);
      relay.thaw();
    },
    async () => {
      for (let cut = 0; cut < 10; cut += 1) {
        relay.cut();
        await pause(random() * 300);
      }
    },
  ];
  const answers: Answers = {};
  try {
    const lanes = await mixedLanes(stage);
    for (let round = 0; round < rounds; round += 1) {
      const fault = async (): Promise<void> => {
        await pause(random() * 500);
        await doings[round % doings.length]();
      };
      try {
        addAnswers(answers, await workThrough(stage, lanes, fault, { codes: [away], answerMs: 70_000 }));
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
    await store.close();
  }
  return `${rounds} rounds, answers ${toldAnswers(answers)}, seed ${seed}`;
}
