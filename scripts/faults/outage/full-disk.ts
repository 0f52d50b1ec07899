import { smallDisk } from '../../../apps/server/src/testing/small-disk';
import { randomOf } from '../random';
import { openStage } from '../stage';
import type { Base } from '../stage';
import { addAnswers, toldAnswers, workThrough } from '../work-through';
import type { Answers } from '../work-through';
import { mixedLanes } from './mixed';
import { pause } from '../processes';

const megabytes = 400;
const diskFull = '10507';

/** Room that the disk has left when work begins: from nothing to a few uploads. */
const mostRoom = 2_000_000;

/** The disk of all data is full at one write or another; there is room again without a restart. */
export async function fullDisk(base: Base, rounds: number, seed: number): Promise<string> {
  const disk = smallDisk(megabytes);
  if (disk === null) return 'left out: this process may not mount a small disk';
  const random = randomOf(seed);
  const answers: Answers = {};
  try {
    const stage = await openStage(await base.copy('full-disk', disk.folder));
    try {
      const lanes = await mixedLanes(stage);
      for (let round = 0; round < rounds; round += 1) {
        disk.fill(round % 3 === 0 ? 0 : random() * mostRoom);
        const fault = async (): Promise<void> => {
          await pause(4000);
          disk.free();
        };
        try {
          addAnswers(
            answers,
            await workThrough(stage, lanes, fault, { codes: [diskFull], answerMs: 15_000 }),
          );
        } catch (error) {
          throw new Error(
            `round ${round}, seed ${seed}: ${String(error)}\n${stage.server.output().slice(-3000)}`,
            {
              cause: error,
            },
          );
        }
      }
      if (!answers[diskFull]) throw new Error(`no call met the full disk: ${toldAnswers(answers)}`);
    } finally {
      await stage.close();
    }
  } finally {
    disk.remove();
  }
  return `${rounds} rounds, answers ${toldAnswers(answers)}, seed ${seed}`;
}
