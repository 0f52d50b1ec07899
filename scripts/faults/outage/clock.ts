import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pause, until } from '../processes';
import { randomOf } from '../random';
import { openStage } from '../stage';
import type { Base, Stage } from '../stage';
import { addAnswers, toldAnswers, workThrough } from '../work-through';
import type { Answers } from '../work-through';
import { mixedLanes } from './mixed';

/** A session that has been used last too long ago, by the clock after the jump. */
const expired = '10206';
const daySeconds = 86_400;

/** The library of Debian's package `faketime`, or null. */
function fakeClock(): string | null {
  const paths = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
    : [];
  return paths.find((path) => existsSync(path)) ?? null;
}

/** The server's clock jumps by up to three days, back and forth, during forms, uploads and a run. */
export async function clockJumps(base: Base, rounds: number, seed: number): Promise<string> {
  const library = fakeClock();
  if (library === null) return 'left out: there is no libfaketime (Debian: apt-get install faketime)';
  const random = randomOf(seed);
  const place = await base.copy('clock');
  const clock = `${place.dataFolder}-clock`;
  const set = (seconds: number): void =>
    writeFileSync(clock, `${seconds < 0 ? '-' : '+'}${Math.abs(Math.round(seconds))}\n`);
  set(0);
  const stage = await openStage(place, {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      // What the system calls monotonic never jumps.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  });
  const answers: Answers = {};
  const ends: Record<string, number> = {};
  try {
    const calculated = await stage.copySample('beside');
    const lanes = await mixedLanes(stage);
    for (let round = 0; round < rounds; round += 1) {
      const fault = async (): Promise<void> => {
        await stage.client.startCalculation({ projectId: calculated });
        await pause(random() * 1000);
        set((random() * 6 - 3) * daySeconds);
        await pause(500);
        await stage.signIn();
        const end = await endOf(stage, calculated);
        ends[end] = (ends[end] ?? 0) + 1;
      };
      try {
        addAnswers(answers, await workThrough(stage, lanes, fault, { codes: [expired], answerMs: 15_000 }));
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
  }
  return `${rounds} jumps, answers ${toldAnswers(answers)}, runs ${toldAnswers(ends)}, seed ${seed}`;
}

/** How a run ended. @throws Error for one that is not over in time, or whose project says something else */
async function endOf({ client }: Stage, projectId: string): Promise<string> {
  await until('the end of the run', async () => !(await client.getProject({ projectId })).running);
  const { state, error } = await client.getCalculation({ projectId });
  const { projectState } = await client.getProject({ projectId });
  if (projectState !== (state === 'complete' ? 'COMPLETE' : 'FAILED'))
    throw new Error(`the run says ${state}, its project ${projectState}`);
  return error ? `${state} ${error.code}` : state;
}
