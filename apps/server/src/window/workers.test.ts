import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { models, resolveParameters } from '@gep/ecosystem-models';
import type { Model } from '@gep/ecosystem-models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computeGroup, removeAll } from '../calculation/compute-group';
import type { ModelPlan } from '../calculation/plan';
import { windowGroups } from '../calculation/window-group';
import { readConfig } from '../config';
import { insertRun } from '../job/run-queries';
import { openServices } from '../open-services';
import type { OpenServices } from '../open-services';
import { usualLease } from '../store/lease';
import { s3Server } from '../testing/s3-server';
import type { S3Server } from '../testing/s3-server';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { emptyPostgres } from '../testing/test-database';
import { openPostgres } from '../store/open-postgres';
import { openWorkerPool } from '../worker/worker-pool';
import type { WorkerPool } from '../worker/worker-pool';
import { shareWindows } from './share-windows';
import { claimOfAny, finishClaim, insertBatch, deleteBatch } from './window-queries';
import type { RunWindows } from './window-runner';
import { workOnWindows } from './work-on-windows';

// `npm run test:postgres` starts a server and names it.
const given = process.env.DATABASE_URL;
const repository = join(import.meta.dirname, '../../../..');

const flat = { width: 500, height: 320, cellSize: 30, transform: [30, 0, 0, 0, -30, 0] } as const;
const districts = Array.from({ length: 7 }, (_, i) => {
  const code = String(i);
  return { level: 'county', code, name: code, parentCode: null, fids: [i] } as const;
});
const pest: Model = models['pest-control'];
const types = [111, 411, 11, 211, 412, 33, 512];
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(given?.startsWith('postgres')).each(['a shared folder', 'an S3-compatible store'])(
  'windows of a run, with files in %s',
  (where) => {
    let s3: S3Server | null = null;
    let database: { url: string; remove(): Promise<void> };
    let server: TestApp;
    let environment: Record<string, string>;
    let paths: string[];
    let threads: WorkerPool;
    const folders: string[] = [];
    const children: ChildProcess[] = [];

    beforeAll(async () => {
      if (where !== 'a shared folder') s3 = await s3Server();
      database = await emptyPostgres(given ?? '');
      environment = { DATABASE_URL: database.url, ...(s3 && { GEP_FILES_URL: s3.url('/gep') }) };
      server = await testApp(
        {
          database: await openPostgres(database.url),
          leaseTimes: { ...usualLease, patienceMs: 0 },
        },
        environment,
      );
      const projectId = await server.project(await server.login(), '窗口');
      const { services } = server.app;
      const nothing = { progress: 0, step: null, items: [], warnings: [], error: null, startedBy: null };
      const times = { createdAt: new Date(), startedAt: new Date(), endedAt: null };
      const of = { id: 'run', projectId, kind: 'calculation', ownerId: services.lease.id } as const;
      await insertRun(services.database.db, { ...of, state: 'running', ...nothing, ...times });
      const cells = flat.width * flat.height;
      const covers = Int32Array.from({ length: cells }, (_, i) => types[(i * 7919) % types.length]);
      const places = Int32Array.from({ length: cells }, (_, i) => ((i % flat.width) % 8) - 1);
      paths = [await stored(services, covers), await stored(services, places)];
      threads = openWorkerPool(1, (error) => services.report(error, 'thread'));
    });
    afterAll(async () => {
      for (const child of children) child.kill('SIGKILL');
      await threads.close();
      await server.close();
      await database.remove();
      await s3?.close();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    });

    /** A flat file as pretreatment leaves it. */
    async function stored({ files, database: db }: OpenServices, cells: Int32Array): Promise<string> {
      const path = files.temporaryPath('.bin');
      await writeFile(path, cells);
      const as = { projectId: null, purpose: 'prepared' } as const;
      const file = await files.adopt(path, 'cells.bin');
      return files.keep(db, [file], as, (_tx, [kept]) => files.localPath(kept));
    }

    /** Threads of the owner that let workers go first. */
    const patient = (ms: number): WorkerPool => ({
      ...threads,
      run: async (task, signal) => {
        await pause(ms);
        return threads.run(task, signal);
      },
    });

    /** Computes a model in windows of ten rows; gives back a hash of its cells and its figures. */
    async function compute(workers: WorkerPool, signal = new AbortController().signal): Promise<string> {
      const { services } = server.app;
      const [cover, districtPath] = paths;
      const prepared = {
        districtPath,
        inputs: new Map([
          ['landCover/0', { path: cover, cellType: 'int32', bands: 1, many: false } as const],
        ]),
        records: new Map(),
        unreadClasses: new Map(),
      };
      const cases = {
        [pest.slug]: {
          parameters: resolveParameters(pest.definition),
          inputs: { landCover: { kind: 'file', key: 'landCover', place: 'landCover/0' } as const },
        },
      };
      const { outputs } = pest.definition;
      const nothing = { forcedZero: [], zonePrices: null, unchangedDefaults: {} };
      const plan: ModelPlan = { model: pest, compareFlag: 0, cases, outputs, ...nothing };
      const check = (): Promise<void> => Promise.resolve();
      const share = shareWindows({ services, workers, runId: 'run', check });
      const windows: RunWindows = (task, _windows, hooks) => {
        const tops = Array.from({ length: flat.height / 10 }, (_, i) => i * 10);
        return share(
          task,
          tops.map((top) => ({ top, bottom: top + 10 })),
          hooks,
        );
      };
      const tools = { services, windows, signal, prepared, frame: { flat, districts } };
      const [group] = windowGroups([plan], flat, prepared);
      const [computed] = await computeGroup(tools, group, () => undefined);
      if ('fault' in computed) throw computed.fault;
      const hash = createHash('sha256');
      for (const path of Object.values(computed.paths)) hash.update(await readFile(path));
      await removeAll(Object.values(computed.paths));
      const figures = Object.values(computed.sums).flatMap(({ sum, min, max }) => [...sum, ...min, ...max]);
      return hash.update(new Uint8Array(Float64Array.from(figures).buffer)).digest('hex');
    }

    async function newFolder(): Promise<string> {
      if (where === 'a shared folder') return server.dataDir;
      const folder = await mkdtemp(join(tmpdir(), 'gep-worker-'));
      folders.push(folder);
      return folder;
    }

    /** Works with some workers beside the owner; gives back how many windows each has done. */
    async function withWorkers(count: number, work: () => Promise<void>, windowMs = 0): Promise<number[]> {
      const ending = new AbortController();
      const done: number[] = [];
      const workers = await Promise.all(
        Array.from({ length: count }, async (_, i) => {
          const config = readConfig({ ...environment, GEP_DATA_DIR: await newFolder() });
          const services = await openServices(config, server.app.services.report, { who: 'a worker' });
          done[i] = 0;
          const counted: WorkerPool = {
            ...threads,
            run: (task, signal) => {
              done[i]++;
              return patient(windowMs).run(task, signal);
            },
          };
          return { services, working: workOnWindows(services, counted, ending.signal) };
        }),
      );
      await work();
      ending.abort();
      for (const { services, working } of workers) {
        await working;
        await services.close();
      }
      return done;
    }

    const rowsLeft = async () => {
      const { rows } = await server.app.services.database.execute(
        'select (select count(*) from window_batches)::int as batches, (select count(*) from window_tasks)::int as tasks',
      );
      const keys: string[] = [];
      for await (const key of server.app.services.files.passing.keys()) keys.push(key);
      return { ...(rows[0] as object), keys };
    };
    const nothingLeft = { batches: 0, tasks: 0, keys: [] };

    it('give the same bits with 0, 1, 3 and 8 workers, and leave nothing behind', async () => {
      const alone = await compute(threads);
      for (const count of [1, 3, 8]) {
        let bits = '';
        const done = await withWorkers(count, async () => {
          bits = await compute(patient(400));
        });
        expect(bits).toBe(alone);
        expect(Math.max(...done)).toBeGreaterThan(0);
        expect(done.reduce((sum, one) => sum + one)).toBeGreaterThan(20);
      }
      expect(await rowsLeft()).toEqual(nothingLeft);
    });

    it('are computed by their owner where a worker fails', async () => {
      const alone = await compute(threads);
      const { services } = server.app;
      const broken: WorkerPool = { ...threads, run: () => Promise.reject(new Error('no memory')) };
      const reported: unknown[] = [];
      const report = (error: unknown): void => void reported.push(error);
      const ending = new AbortController();
      const working = workOnWindows({ ...services, report }, broken, ending.signal);
      expect(await compute(patient(200))).toBe(alone);
      ending.abort();
      await working;
      expect(String(reported[0])).toBe('Error: no memory');
    });

    it('are taken from nobody but who claimed them last', async () => {
      const { services } = server.app;
      const { db } = services.database;
      const task = new Uint8Array(1);
      const batch = { id: 'late', runId: 'run', ownerId: services.lease.id, task, createdAt: new Date() };
      await insertBatch(db, batch, [{ top: 0, bottom: 10 }]);
      const [late, next] = ['a worker that sleeps', 'the next worker'];
      const until = `now() + interval '1 minute'`;
      for (const id of [late, next])
        await services.database.execute(
          `insert into processes (id, name, program, lease_until) values ($1, $1, $2, ${until})`,
          [id, services.lease.program],
        );
      const claimOf = (id: string) => services.database.transaction((tx) => claimOfAny(tx, id, []));
      const first = await claimOf(late);
      expect(first).toMatchObject({ batchId: 'late', number: 0, fence: 1 });
      expect(await claimOf(next)).toBeNull();
      await services.database.execute('update processes set lease_until = now() where id = $1', [late]);
      const second = await claimOf(next);
      expect(second).toMatchObject({ number: 0, fence: 2 });
      const result = new Uint8Array(2);
      expect(first && (await finishClaim(db, first, result))).toBe(false);
      expect(second && (await finishClaim(db, second, result))).toBe(true);
      await deleteBatch(db, 'late');
      await services.database.execute('delete from processes where id = any($1)', [[late, next]]);
    });

    it('outlive the kill of a worker, with the same bits', async () => {
      const alone = await compute(threads);
      const { services } = server.app;
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', '--conditions=@gep/source', 'apps/server/src/command/worker.ts'],
        {
          cwd: repository,
          env: {
            ...process.env,
            ...environment,
            GEP_DATA_DIR: await newFolder(),
            GEP_WORKERS: '1',
            LANG: 'en',
          },
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      children.push(child);
      let said = '';
      child.stdout?.on('data', (text: Buffer) => (said += text.toString()));
      await expect.poll(() => said, { timeout: 120_000 }).toContain('Ready to compute windows');
      const computing = compute(patient(100));
      const claims = async (): Promise<string[]> => {
        const { rows } = await services.database.execute(
          `select claimed_by as id from window_tasks where state = 'at work' and claimed_by <> $1`,
          [services.lease.id],
        );
        return (rows as { id: string }[]).map(({ id }) => id);
      };
      await expect.poll(claims, { interval: 5, timeout: 120_000 }).not.toEqual([]);
      child.kill('SIGKILL');
      // A minute later.
      await services.database.execute(
        `update processes set lease_until = now() where name like 'npm run worker%'`,
      );
      expect(await computing).toBe(alone);
      expect(await rowsLeft()).toMatchObject({ batches: 0, tasks: 0 });
    });

    it('end for all when their run is stopped', async () => {
      const stop = new AbortController();
      const stopped = async (): Promise<void> => {
        const computing = compute(patient(100), stop.signal);
        setTimeout(() => stop.abort(new Error('stopped')), 500);
        await expect(computing).rejects.toThrow(/stopped|aborted/);
        expect(await rowsLeft()).toMatchObject({ batches: 0, tasks: 0 });
      };
      const [done] = await withWorkers(1, stopped, 100);
      expect(done).toBeLessThan(32);
    });
  },
);
