import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { extract } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from './open-embedded';
import { installation } from './schema';
import { writeSnapshot } from './snapshot';

let root: string;
let database: Awaited<ReturnType<typeof openEmbedded>>;
const report = (error: unknown): void => expect.unreachable(String(error));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gep-embedded-'));
  database = await openEmbedded(join(root, 'data'), report);
});
afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true });
});

const put = (key: string, value: string) => database.db.insert(installation).values({ key, value });
const textOf = async (key: string): Promise<string | undefined> =>
  (await database.db.select().from(installation).where(eq(installation.key, key)))[0]?.value;

describe('the embedded database', () => {
  it('leaves the thread of the server free while a statement is at work', async () => {
    const order: string[] = [];
    const long = database.db
      .execute(sql`select count(*) from generate_series(1, 3000000) as a`)
      .then(() => order.push('statement'));
    await delay(1);
    order.push('timer');
    await long;
    expect(order).toEqual(['timer', 'statement']);
  });

  it('keeps its rows when it gives memory back, also what a statement that waits has asked', async () => {
    await put('before', 'kept');
    const [, during] = await Promise.all([database.giveBackMemory(), textOf('before')]);
    expect(during).toBe('kept');
    await put('after', 'kept too');
    expect(await textOf('after')).toBe('kept too');
  });

  it('rolls back what fails, and goes on', async () => {
    await expect(
      database.transaction(async (tx) => {
        await tx.insert(installation).values({ key: 'half', value: '' });
        await tx.execute(sql`select 1 / 0`);
      }),
    ).rejects.toThrow();
    expect(await textOf('half')).toBeUndefined();
    await expect(put('after', 'twice')).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await textOf('after')).toBe('kept too');
  });

  it('prepares statements that come again and again', async () => {
    for (let time = 0; time < 4; time += 1) await textOf('before');
    const { rows } = await database.execute('select statement from pg_prepared_statements');
    expect(JSON.stringify(rows)).toContain('installation');
  });

  it('carries bytes, numbers and texts of any alphabet unchanged', async () => {
    const long = '生态'.repeat(200_000);
    await put('long', long);
    expect(await textOf('long')).toBe(long);
    const { rows } = await database.execute('select $1::bytea as bytes, $2::float8 as number, null as none', [
      Buffer.from([0, 255, 10]),
      0.1,
    ]);
    expect(rows).toEqual([{ bytes: Buffer.from([0, 255, 10]), number: 0.1, none: null }]);
  });

  it('writes snapshots while it is used', async () => {
    const folder = join(root, 'snapshots');
    await Promise.all([writeSnapshot(database, folder), put('beside', 'a snapshot')]);
    expect(await textOf('beside')).toBe('a snapshot');
    expect((await readdir(folder)).filter((name) => !name.endsWith('.tar.gz'))).toEqual([]);
  });

  it('opens from a snapshot, which has no unused segments of the log', async () => {
    const folder = join(root, 'opened', 'snapshots');
    await put('kept', 'in the snapshot');
    // Each switch begins a new segment, and a checkpoint keeps those that are done for later.
    for (let n = 0; n < 4; n++) {
      await put(`segment ${n}`, 'of the log');
      await database.execute('select pg_switch_wal()');
    }
    await database.execute('checkpoint');
    const log = join(root, 'data', 'db', 'pg_wal');
    const segments = async (path: string): Promise<number> =>
      (await readdir(path)).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
    await writeSnapshot(database, folder);
    const [name] = await readdir(folder);
    const db = join(root, 'opened', 'db');
    await mkdir(db);
    await extract({ file: join(folder, name), cwd: db });
    expect(await segments(log)).toBeGreaterThan(2);
    expect(await segments(join(db, 'pg_wal'))).toBeLessThanOrEqual(2);
    const opened = await openEmbedded(join(root, 'opened'), report);
    const rows = await opened.db.select().from(installation).where(eq(installation.key, 'kept'));
    await opened.close();
    expect(rows).toEqual([{ key: 'kept', value: 'in the snapshot' }]);
  });

  it('says what to do about a folder that it cannot open', async () => {
    const broken = join(root, 'broken');
    await (await openEmbedded(broken, report)).close();
    await rm(join(broken, 'db', 'global'), { recursive: true });
    await writeFile(join(broken, 'db', 'global'), '');
    await expect(openEmbedded(broken, report)).rejects.toThrow(/cannot be opened: unpack the newest of/);
  });
});
