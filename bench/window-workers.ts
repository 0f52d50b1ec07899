/**
 * Computes the models of the ntt set over a generated region with a run's owner of one thread, alone and beside workers of
 * one thread each: `npx tsx --conditions=@gep/source bench/window-workers.ts CELLS [WORKERS] [--core-each]`. Prints
 * milliseconds on the clock and of processor time of owner and workers as JSON; throws where the figures differ in a bit.
 * Rounds with and without workers take turns, since the speed of a rented core changes by the minute; medians count.
 * With `--core-each` each process is bound to one core, as if it were a machine: without it, the owner's garbage collector
 * and writes run on the core of the worker to come. Needs Linux and the programs of a PostgreSQL server.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { median } from 'simple-statistics';
import { readConfig } from '../apps/server/src/config';
import { markFolder } from '../apps/server/src/file/shared-folder';
import { insertFile } from '../apps/server/src/file/queries';
import { measureFile } from '../apps/server/src/file/written-file';
import { insertRun } from '../apps/server/src/job/run-queries';
import { openServices } from '../apps/server/src/open-services';
import { insertProject } from '../apps/server/src/project/queries';
import { newId } from '../apps/server/src/store/new-id';
import { insertUsers } from '../apps/server/src/user/queries';
import { shareWindows } from '../apps/server/src/window/share-windows';
import { startPostgres } from '../scripts/postgres-server';
import { root } from '../scripts/run';
import { computeRegion, nttModels, threads, writeRegion } from './model-windows';

const words = process.argv.slice(2);
const coreEach = words.includes('--core-each');
const [cells, most = 1] = words.filter((word) => !word.startsWith('--')).map(Number);
const folder = await mkdtemp(join(tmpdir(), 'gep-workers-'));
const postgres = await startPostgres();
const environment = { DATABASE_URL: postgres.url, GEP_DATA_DIR: folder, GEP_WORKERS: '1', LANG: 'en' };
// The database keeps all cores; the threads of this process, also those to come, share the first.
if (coreEach) execFileSync('taskset', ['-apc', '0', String(process.pid)]);
const config = readConfig(environment);
const services = await openServices(config, (error, what) => console.error(what, error));
const { db } = services.database;
const children: ReturnType<typeof spawn>[] = [];

async function enterRun(): Promise<string> {
  const [ownerId, projectId, id] = [newId(), newId(), newId()];
  const createdAt = new Date();
  const user = {
    id: ownerId,
    userName: 'bench',
    passwordHash: '',
    role: 'PROJECT_ADMIN' as const,
    createdAt,
  };
  await insertUsers(db, [user]);
  await insertProject(db, { id: projectId, ownerId, name: 'bench', createdAt, usedAt: createdAt });
  const nothing = { progress: 0, step: null, items: [], warnings: [], error: null, startedBy: null };
  const run = { id, projectId, kind: 'calculation', state: 'running', ownerId: services.lease.id } as const;
  await insertRun(db, { ...run, ...nothing, createdAt, startedAt: createdAt, endedAt: null });
  return id;
}

/** Moves a file to where stored ones lie. */
async function store(from: string): Promise<string> {
  const id = newId();
  const path = `${id.slice(0, 2)}/${id}`;
  const to = join(folder, 'files/stored', path);
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  const measured = await measureFile(to);
  const row = { id, path, projectId: null, purpose: 'prepared', name: 'bench', createdAt: new Date() };
  await insertFile(db, { ...row, ...measured });
  return to;
}

async function addWorker(): Promise<void> {
  const program = 'apps/server/src/command/worker.ts';
  const core = coreEach ? ['taskset', '-c', String(children.length + 1)] : [];
  const [command, ...given] = [
    ...core,
    process.execPath,
    '--import',
    'tsx',
    '--conditions=@gep/source',
    program,
  ];
  const child = spawn(command, given, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  if (child.stdout) await once(child.stdout, 'data');
}

interface Round {
  readonly workers: number;
  readonly ms: number;
  readonly processorMs: number;
}

const repeats = 7;

const tickMs = 10;

/** Processor time of this process and of the workers so far. */
async function processorMs(): Promise<number> {
  const pids = [process.pid, ...children.map(({ pid }) => pid)];
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8')));
  // The name, in brackets, may hold anything; user and system time are fields 14 and 15.
  const fields = stats.map((text) => text.slice(text.lastIndexOf(')') + 2).split(' '));
  return fields.reduce((sum, one) => sum + (Number(one[11]) + Number(one[12])) * tickMs, 0);
}

const written = await writeRegion(cells);
try {
  await markFolder(config, db);
  const runId = await enterRun();
  const places = new Map<string, string>();
  for (const name of ['landCover', 'landCoverBefore', 'districts'])
    places.set(name, await store(written.pathOf(name)));
  const region = { ...written, pathOf: (name: string) => places.get(name) ?? '' };
  const pool = threads(1);
  const check = (): Promise<void> => Promise.resolve();
  const windows = shareWindows({ services, workers: pool, runId, check });
  // The first round reads the files into memory and starts the threads.
  const alone = await computeRegion(windows, region, nttModels);
  while (children.length < most) await addWorker();
  await computeRegion(windows, region, nttModels);
  const rounds: Round[] = [];
  for (let repeat = 0; repeat < repeats; repeat++)
    for (let workers = 0; workers <= most; workers++) {
      children.forEach((child, i) => child.kill(i < workers ? 'SIGCONT' : 'SIGSTOP'));
      const used = await processorMs();
      const started = performance.now();
      const values = await computeRegion(windows, region, nttModels);
      const ms = Math.round(performance.now() - started);
      rounds.push({ workers, ms, processorMs: (await processorMs()) - used });
      if (!isDeepStrictEqual(values, alone)) throw new Error(`with ${workers} workers the figures differ`);
    }
  const msOf = Array.from({ length: most + 1 }, (_, workers) =>
    median(rounds.filter((round) => round.workers === workers).map(({ ms }) => ms)),
  );
  const times = msOf.map((ms) => Number((msOf[0] / ms).toFixed(2)));
  console.log(JSON.stringify({ cells, rounds, medianMs: msOf, times }));
  await pool.close();
} finally {
  for (const child of children) {
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await services.close();
  await postgres.remove();
  await written.remove();
  await rm(folder, { recursive: true, force: true });
}
