import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { findRun } from '../job/run-queries';
import type { RunWork } from '../job/run-service';
import { startFault } from '../start-fault';
import { openPostgres } from '../store/open-postgres';
import { writePartOfSample } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { emptyPostgres } from '../testing/test-database';

// `npm run test:postgres` starts a server and names it.
const given = process.env.DATABASE_URL;
const repository = join(import.meta.dirname, '../../../..');

describe.runIf(given?.startsWith('postgres'))('a second process on the database of a server at work', () => {
  let database: { url: string; remove(): Promise<void> };
  let server: TestApp;
  let environment: Record<string, string>;
  let folder: string;
  let runId: string;
  let endRun = (): void => undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gep-folder-'));
    await writePartOfSample(folder, 10_000, { models: ['climate-regulation'], inputs: ['landCover'] });
    database = await emptyPostgres(given ?? '');
    server = await testApp({ database: await openPostgres(database.url) });
    environment = {
      DATABASE_URL: database.url,
      GEP_DATA_DIR: server.dataDir,
      GEP_LOG_LEVEL: 'silent',
      LANG: 'en',
    };
    const projectId = await server.project(await server.login(), '在算');
    await new Promise<void>((begun) => {
      const work: RunWork = ({ run }) => {
        runId = run.id;
        begun();
        return new Promise((done) => (endRun = () => done(null)));
      };
      void server.app.tools.runs.start(projectId, 'calculation', null, work);
    });
  });
  afterAll(async () => {
    await server.close();
    await database.remove();
    await rm(folder, { recursive: true });
  });

  const runState = async () => (await findRun(server.app.services.database.db, runId))?.state;
  const projects = async () =>
    (await server.app.services.database.execute('select name from projects')).rows.length;
  const command = (name: string, ...args: string[]): Promise<{ code: number; output: string }> =>
    promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--conditions=@gep/source', `apps/server/src/command/${name}.ts`, ...args],
      { cwd: repository, env: { ...process.env, ...environment } },
    ).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
    );

  it('does not start as a server, and says who is at work', async () => {
    const config = readConfig(environment);
    const fault = await buildApp(config).catch((error: unknown) => error);
    expect(startFault(fault, config)).toMatch(
      new RegExp(`in the hands of the server, process ${process.pid} on .*: stop that first`),
    );
    expect(await runState()).toBe('running');
  });

  it('does not import with --calculate, and says what to do', async () => {
    const { code, output } = await command('project', 'import', folder, '--calculate');
    expect(code).toBe(1);
    expect(output).toContain(`in the hands of the server, process ${process.pid}`);
    expect(output).toContain('start the calculation in the console');
    expect(await projects()).toBe(1);
    expect(await runState()).toBe('running');
  });

  it('makes a backup of the server at work, which is not restored over it', async () => {
    const backup = join(folder, 'backup');
    const made = await command('backup', backup);
    expect([made.code, made.output]).toEqual([0, expect.stringContaining(`files in ${backup}`)]);
    const { code, output } = await command('restore', backup);
    expect([code, output]).toEqual([1, expect.stringContaining('in the hands of the server')]);
    expect(await runState()).toBe('running');
  });

  it('imports without touching the run, which ends as it would have', async () => {
    const stored = new Set(server.storedFiles());
    const { code, output } = await command('project', 'import', folder);
    expect([code, output]).toEqual([0, expect.stringContaining('Imported')]);
    expect(await projects()).toBe(2);
    expect(await runState()).toBe('running');
    const now = new Set(server.storedFiles());
    expect([...stored].filter((name) => !now.has(name))).toEqual([]);
    endRun();
    expect(await server.app.tools.runs.ended(runId)).toMatchObject({ state: 'complete', error: null });
  });
});
