import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRun } from '../job/run-queries';
import type { RunWork } from '../job/run-hooks';
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

  it('is refused with another program', async () => {
    const { database: db } = server.app.services;
    await db.execute(`update processes set program = 'version 0.0.1 with other tables'`);
    const { code, output } = await command('project', 'import', folder);
    const { program } = server.app.services.lease;
    await db.execute('update processes set program = $1', [program]);
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /in use by the server, process \d+ on .* \(version 0\.0\.1 with other tables\), and this is version/,
      ),
    ]);
    expect(await projects()).toBe(1);
  });

  it('makes a backup of the server at work, which is not restored over it', async () => {
    const backup = join(folder, 'backup');
    const made = await command('backup', backup);
    expect([made.code, made.output]).toEqual([0, expect.stringContaining(`files in ${backup}`)]);
    const { code, output } = await command('restore', backup);
    expect([code, output]).toEqual([1, expect.stringContaining('in the hands of the server')]);
    expect(await runState()).toBe('running');
  });

  it('imports and calculates without touching the run, which ends as it would have', async () => {
    const stored = new Set(server.storedFiles());
    const { code, output } = await command('project', 'import', folder, '--calculate');
    expect([code, output]).toEqual([0, expect.stringContaining('Calculated in')]);
    expect(await projects()).toBe(2);
    expect(await runState()).toBe('running');
    const now = new Set(server.storedFiles());
    expect([...stored].filter((name) => !now.has(name))).toEqual([]);
    endRun();
    expect(await server.app.tools.runs.ended(runId)).toMatchObject({ state: 'complete', error: null });
  });
});
