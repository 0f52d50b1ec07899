import { randomUUID } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../act/verify';
import { readConfig } from '../config';
import type { Config } from '../config';
import { allStoredBytes } from '../file/queries';
import { readMeasured } from '../file/written-file';
import type { Services } from '../services';
import type { Database } from '../store/database';
import { rerun, scratchIn } from '../rerun/rerun';
import { s3Server } from '../testing/s3-server';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { databaseOfKind } from '../testing/test-database';
import { endOfRun, startRunOf } from '../testing/wait-run';
import { backUp } from './backup';
import { readManifest } from './manifest';
import { moveRows } from './move-to-postgres';
import { restore } from './restore';

const hasPostgres = process.env.DATABASE_URL?.startsWith('postgres') ?? false;
const kinds = (['embedded', 'postgres'] as const).filter((kind) => kind === 'embedded' || hasPostgres);
const tables = `select table_name as name from information_schema.tables where table_schema = 'public'
  and table_name not in ('sessions', 'login_attempts', 'processes', 'window_batches', 'window_tasks', 'lost_files', 'installation') order by 1`;

/** Every row of every table that a backup holds, in the words of the database. */
function rowsOf(database: Database): Promise<Record<string, string[]>> {
  return database.transaction(async (tx) => {
    const ask = async (text: string) => ((await tx.execute(sql.raw(text))) as { rows: unknown[] }).rows;
    await ask(`set local timezone to 'UTC'`);
    const found: Record<string, string[]> = {};
    for (const { name } of (await ask(tables)) as { name: string }[]) {
      const rows = (await ask(`select t::text as row from "${name}" t`)) as { row: string }[];
      found[name] = rows.map(({ row }) => row).sort();
    }
    return found;
  });
}

describe.each(kinds)('a backup of a server on the %s database', (kind) => {
  let server: TestApp;
  let folder: string;
  let backup: string;
  let projectId: string;
  let before: Record<string, string[]>;
  const fresh = (): string => join(folder, randomUUID());
  const configOf = (dataDir: string): Config => readConfig({ GEP_DATA_DIR: dataDir });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gep-backup-'));
    server = await testApp({ database: await databaseOfKind(kind) });
    const token = await server.login();
    projectId = await sampleProject(server, 10_000, {
      models: ['climate-regulation'],
      inputs: ['landCover'],
    });
    await startRunOf(server, token, projectId, 'calculation');
    expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({ state: 'complete' });
    before = await rowsOf(server.app.services.database);
    backup = fresh();
    await backUp(server.app.services, backup);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('names every file with its hash, and holds no sessions', async () => {
    const manifest = await readManifest(backup);
    const { database } = server.app.services;
    expect(manifest.files).toEqual(await allStoredBytes(database.db));
    expect(manifest.missing).toEqual([]);
    const names = manifest.tables.map(({ table }) => table);
    expect(names).toContain('results');
    expect(names).not.toContain('sessions');
    const onDisk = await readdir(backup, { recursive: true, withFileTypes: true });
    expect(onDisk.filter((entry) => entry.isFile())).toHaveLength(
      1 + manifest.tables.length + manifest.files.length,
    );
  });

  it.each(kinds)('is restored into the %s database, row by row and byte by byte', async (target) => {
    const dataDir = fresh();
    const database = await databaseOfKind(target);
    await restore(configOf(dataDir), database, backup);
    const after = await rowsOf(database);
    const { audit_entries: entries, ...rows } = before;
    expect(after).toMatchObject(rows);
    expect(after.audit_entries).toEqual(expect.arrayContaining(entries));
    expect(after.audit_entries).toHaveLength(entries.length + 1);
    const restored = await testApp({ database }, { GEP_DATA_DIR: dataDir });
    try {
      expect(await verifyAudit(database)).toMatchObject({ fault: null });
      const { services } = restored.app;
      for (const file of await allStoredBytes(database.db))
        expect(await readMeasured(await services.files.localPath(file))).toEqual({
          size: file.size,
          sha256: file.sha256,
        });
      // Accounts are there, and so are all inputs: the run repeats itself bit for bit.
      await restored.login();
      const report = await rerun(services, projectId, { language: 'en', openScratch: scratchIn(services) });
      expect(report).toMatchObject({ lost: [], differences: [] });
      expect(report.compared).toBeGreaterThan(0);
      // Numbers of the database go on after those that came with the rows.
      expect(await restored.project(await restored.login(), '之后')).toBeTruthy();
    } finally {
      await restored.close();
    }
  });

  it('can be restored again where nothing was done since, and not into a database in use', async () => {
    const dataDir = fresh();
    const database = await databaseOfKind(kind);
    // As when the process was killed between its last write and its end.
    await restore(configOf(dataDir), database, backup);
    const once = await rowsOf(database);
    await restore(configOf(dataDir), database, backup);
    expect(await rowsOf(database)).toEqual(once);
    const other = fresh();
    await backUp({ ...server.app.services, now: () => new Date(0) }, other);
    const full = { args: { field: 'DATABASE_URL', rule: { phrase: 'backup.full-database' } } };
    await expect(restore(configOf(dataDir), database, other)).rejects.toMatchObject({ problem: full });
    const open: Database = { ...database, close: () => Promise.resolve() };
    const used = await testApp({ database: open }, { GEP_DATA_DIR: dataDir });
    await used.login();
    await used.close();
    await expect(restore(configOf(dataDir), database, backup)).rejects.toMatchObject({ problem: full });
    await database.close();
  });

  it('is restored into an S3-compatible store, which belongs to its database then', async () => {
    const s3 = await s3Server();
    const environment = { GEP_DATA_DIR: fresh(), GEP_FILES_URL: s3.url('/some/prefix') };
    const database = await databaseOfKind(kind);
    await restore(readConfig(environment), database, backup);
    const restored = await testApp({ database }, environment);
    try {
      const files = await allStoredBytes(database.db);
      expect([...s3.objects.keys()].sort()).toEqual(
        [...files.map(({ path }) => `some/prefix/${path}`), 'some/prefix/owner'].sort(),
      );
      for (const { path, size, sha256 } of files) {
        const local = await restored.app.services.files.localPath({ path, size, sha256 });
        expect(await readMeasured(local)).toEqual({ size, sha256 });
      }
    } finally {
      await restored.close();
      await s3.close();
    }
  });

  it('is not restored beside files of others, and leaves the database empty then', async () => {
    const dataDir = fresh();
    const other = 'ab/abcdefghijklmnopqrst';
    await cp(join(backup, 'files'), join(dataDir, 'files/stored'), { recursive: true });
    await cp(join(backup, 'manifest.json'), join(dataDir, 'files/stored', other));
    const database = await databaseOfKind(kind);
    await expect(restore(configOf(dataDir), database, backup)).rejects.toMatchObject({
      problem: { args: { field: other, rule: { phrase: 'backup.full-store' } } },
    });
    expect((await rowsOf(database)).users).toEqual([]);
    // Without it, what an earlier try has put there is taken.
    await rm(join(dataDir, 'files/stored', other));
    await restore(configOf(dataDir), database, backup);
    await database.close();
  });

  it('is refused with the names of all files that have changed', async () => {
    const damaged = fresh();
    await cp(backup, damaged, { recursive: true });
    const { files } = await readManifest(damaged);
    const [first, second] = files.map(({ path }) => `files/${path}`);
    await appendFile(join(damaged, first), 'x');
    await rm(join(damaged, second));
    const users = join(damaged, 'tables/users.jsonl');
    await writeFile(users, (await readFile(users, 'utf8')).replace('PROJECT_ADMIN', 'PROJECT_OWNER'));
    const dataDir = fresh();
    const database = await databaseOfKind(kind);
    await expect(restore(configOf(dataDir), database, damaged)).rejects.toMatchObject({
      problem: {
        args: {
          rule: { phrase: 'backup.changed', args: { files: `tables/users.jsonl, ${first}, ${second}` } },
        },
      },
    });
    expect((await rowsOf(database)).users).toEqual([]);
    await rm(join(damaged, 'manifest.json'));
    await expect(restore(configOf(dataDir), database, damaged)).rejects.toMatchObject({
      problem: { args: { rule: { phrase: 'backup.no-manifest' } } },
    });
    await database.close();
  });

  it('is not written into a folder that holds something', async () => {
    await expect(backUp(server.app.services, backup)).rejects.toMatchObject({
      problem: { args: { field: backup, rule: { phrase: 'backup.not-empty' } } },
    });
  });

  it('says which stored files could not be read, and holds the rest', async () => {
    const { services } = server.app;
    const [broken] = await allStoredBytes(services.database.db);
    const reported: string[] = [];
    const partly: Services = {
      ...services,
      report: (_error, what) => reported.push(what),
      files: {
        ...services.files,
        localPath: (file) =>
          file.path === broken.path ? Promise.resolve(join(folder, 'gone')) : services.files.localPath(file),
      },
    };
    const { files, missing } = await backUp(partly, fresh());
    expect(missing).toEqual([broken.path]);
    expect(reported).toEqual([`backup of ${broken.path}`]);
    expect(files).toHaveLength(before.stored_files.length - 1);
  });

  it.runIf(kind === 'postgres')('keeps the files that are deleted while it is made', async () => {
    const { services } = server.app;
    const token = await server.login();
    let deleted = '';
    const meanwhile: Services = {
      ...services,
      files: {
        ...services.files,
        localPath: async (file) => {
          if (deleted === '') {
            const answer = await server.send('DELETE', `/gep/user/project/${projectId}`, { token });
            deleted = answer.code;
          }
          return services.files.localPath(file);
        },
      },
    };
    const { files, missing } = await backUp(meanwhile, fresh());
    expect(deleted).toBe('00000');
    expect(await allStoredBytes(services.database.db)).toEqual([]);
    expect([files.length, missing]).toEqual([before.stored_files.length, []]);
  });
});

describe.runIf(hasPostgres)('moving to PostgreSQL', () => {
  const full = { problem: { args: { field: 'DATABASE_URL', rule: { phrase: 'backup.full-database' } } } };

  it('takes all rows over, with an entry behind those of the log', async () => {
    const server = await testApp({ database: await databaseOfKind('embedded') });
    const to = await databaseOfKind('postgres');
    try {
      await sampleProject(server, 10_000, { models: ['climate-regulation'], inputs: ['landCover'] });
      const { database } = server.app.services;
      const { audit_entries: entries, ...rows } = await rowsOf(database);
      const moved = await moveRows(database, to);
      const after = await rowsOf(to);
      expect(after).toMatchObject(rows);
      expect(after.audit_entries).toEqual(expect.arrayContaining(entries));
      expect(after.audit_entries).toHaveLength(entries.length + 1);
      expect(await verifyAudit(to)).toMatchObject({ fault: null });
      // As when the process was killed between its last write and its end.
      expect(await moveRows(database, to)).toBe(moved);
      expect(await rowsOf(to)).toEqual(after);
    } finally {
      await to.close();
      await server.close();
    }
  });

  it('is not repeated over what was done since, in either database', async () => {
    const from = await databaseOfKind('embedded');
    const open: Database = { ...from, close: () => Promise.resolve() };
    const signIn = async (database: Database): Promise<void> => {
      const server = await testApp({ database });
      await server.login();
      await server.close();
    };
    await signIn(open);
    const to = await databaseOfKind('postgres');
    const other = await databaseOfKind('postgres');
    try {
      await moveRows(from, to);
      await signIn({ ...to, close: () => Promise.resolve() });
      await expect(moveRows(from, to)).rejects.toMatchObject(full);
      await moveRows(from, other);
      await signIn(open);
      await expect(moveRows(from, other)).rejects.toMatchObject(full);
    } finally {
      await Promise.all([from.close(), to.close(), other.close()]);
    }
  });
});
