import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run';
import { lawOf } from './law';
import type { Place } from './law';
import { pause, until } from './processes';
import { randomOf } from './random';
import { environmentOf, openStage } from './stage';
import type { Base } from './stage';

const require = createRequire(import.meta.url);
type Verb = 'backup' | 'restore';

interface Command {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly output: () => string;
}

function command(verb: Verb, place: Place, folder: string): Command {
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const program = join(root, `apps/server/src/command/${verb}.ts`);
  const child = spawn(process.execPath, ['--import', tsx, '--conditions=@gep/source', program, folder], {
    cwd: root,
    env: { ...process.env, ...environmentOf(place) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  return { child, ended: new Promise((resolve) => child.once('close', resolve)), output: () => output };
}

/** The first thing that a command writes: from then on it is at work. */
const firstSign = (verb: Verb, place: Place, folder: string): string =>
  verb === 'backup' ? folder : join(place.dataFolder, 'files', 'stored');

async function begun(verb: Verb, place: Place, folder: string): Promise<Command> {
  const running = command(verb, place, folder);
  let over = false;
  void running.ended.then(() => (over = true));
  await until(`the work of ${verb}`, () => over || existsSync(firstSign(verb, place, folder)));
  return running;
}

async function whole(verb: Verb, place: Place, folder: string): Promise<number> {
  const running = await begun(verb, place, folder);
  const started = Date.now();
  const code = await running.ended;
  if (code !== 0) throw new Error(`${verb} ended with ${code}: ${running.output()}`);
  return Date.now() - started;
}

/**
 * Backups and restores that a kill -9 cuts off, in turn. A backup that is not whole is refused by `restore`; what it was
 * made of stays as it was; a restore that was cut off is repeated, and gives all rows and files.
 */
export async function backupRounds(base: Base, rounds: number, seed: number): Promise<string> {
  const random = randomOf(seed);
  const source = await base.copy('backup');
  const folder = `${source.dataFolder}-copies`;
  mkdirSync(folder);
  const sourceLaw = lawOf(source);
  const good = join(folder, 'good');
  const spans = { backup: await whole('backup', source, good), restore: 0 };
  let refused = 0;
  try {
    const first = await base.empty('restored');
    spans.restore = await whole('restore', first, good);
    await showsSample(first);
    for (let round = 0; round < rounds; round += 1) {
      const verb: Verb = round % 2 === 0 ? 'backup' : 'restore';
      try {
        const target = await base.empty(`restored-${round}`);
        const made = verb === 'backup' ? join(folder, `backup-${round}`) : good;
        const running = await begun(verb, verb === 'backup' ? source : target, made);
        await pause(random() * spans[verb] * 1.1);
        running.child.kill('SIGKILL');
        const code = await running.ended;
        await sourceLaw.check();
        const again = command('restore', target, made);
        const answer = await again.ended;
        // Only a backup that was cut off may be refused.
        if (answer === 0) await showsSample(target);
        else if (verb === 'restore' || code === 0)
          throw new Error(`restore ended with ${answer}: ${again.output()}`);
        else if (!again.output().includes('manifest'))
          throw new Error(`restore refuses with ${again.output()}`);
        else refused += 1;
        rmSync(target.dataFolder, { recursive: true, force: true });
        if (verb === 'backup') rmSync(made, { recursive: true, force: true });
      } catch (error) {
        throw new Error(`round ${round} of ${verb}, seed ${seed}: ${String(error)}`, { cause: error });
      }
    }
    return `${rounds} rounds, ${refused} cut backups refused, seed ${seed}; a backup takes ${spans.backup} ms, a restore ${spans.restore} ms`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server on a restored place has the project and its results, and all rows and files. */
async function showsSample(place: Place): Promise<void> {
  const stage = await openStage(place);
  try {
    const { projectId } = stage;
    const [total] = await stage.client.listCalculatedModels({ projectId });
    if (total.modelId !== 'totalGep') throw new Error('the restored project has no total');
    await stage.law();
  } finally {
    await stage.close();
  }
}
