import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { relayTo } from '../testing/relay';
import type { Relay } from '../testing/relay';
import { emptyPostgres } from '../testing/test-database';
import type { Database, Right } from './database';
import type { Lock } from './lock-file';
import { openPostgres } from './open-postgres';

// `npm run test:postgres` starts a server and names it.
const given = process.env.DATABASE_URL;

describe.runIf(given?.startsWith('postgres'))('the right to have a PostgreSQL database alone', () => {
  let relay: Relay;
  let direct: Database;
  let relayed: Database;
  let address: string;
  let remove: () => Promise<void>;
  const lost: string[] = [];
  const held: Lock[] = [];

  beforeAll(async () => {
    const empty = await emptyPostgres(given ?? '');
    address = empty.url;
    remove = empty.remove;
    const url = new URL(empty.url);
    relay = await relayTo(url.hostname, Number(url.port || 5432));
    direct = await openPostgres(url.href);
    url.hostname = '127.0.0.1';
    url.port = String(relay.port);
    relayed = await openPostgres(url.href);
  });
  afterEach(async () => {
    for (const lock of held.splice(0)) await lock.release();
    lost.splice(0);
  });
  afterAll(async () => {
    await relayed.close();
    await direct.close();
    await relay.close();
    await remove();
  });

  const hold = async (database: Database, who: string, right: Right = 'alone'): Promise<Lock> => {
    const lock = await database.hold(right, who, (error) => lost.push(error.message));
    held.push(lock);
    return lock;
  };
  /** Whether another can have it at this moment. */
  const isFree = async (): Promise<boolean> => {
    try {
      await (await direct.hold('alone', 'a look', () => undefined)).release();
      return true;
    } catch {
      return false;
    }
  };

  it('has one holder, named to others, until it is given back', async () => {
    const lock = await hold(direct, 'the server');
    await expect(hold(relayed, 'a command')).rejects.toThrow(
      new RegExp(`in the hands of the server, process ${process.pid} on .*: stop that first`),
    );
    await lock.release();
    await hold(relayed, 'a command');
  });

  it('is refused while others work, of whom there are many', async () => {
    const server = await hold(direct, 'the server', 'work');
    await hold(relayed, 'another server', 'work');
    await expect(hold(direct, 'a restore')).rejects.toThrow(/in the hands of (the|another) server/);
    await server.release();
    await expect(hold(direct, 'a restore')).rejects.toThrow('in the hands of another server');
  });

  it('ends the work of those who were away while another had it', async () => {
    await hold(relayed, 'the server', 'work');
    await relay.close();
    await expect.poll(isFree).toBe(true);
    await relay.open();
    await expect.poll(() => lost).toHaveLength(1);
  });

  it('keeps a newer version from changing the tables under the holder', async () => {
    const migrations = 'drizzle.__drizzle_migrations';
    const { rows } = await direct.execute(`select created_at from ${migrations} order by id desc limit 1`);
    const [{ created_at: last }] = rows as [{ created_at: string }];
    await direct.execute(`delete from ${migrations} where created_at = ${last}`);
    try {
      await hold(direct, 'the server', 'work');
      const newer = await openPostgres(address).catch((error: unknown) => error);
      expect(String(newer)).toMatch(/in the hands of the server, .*, an earlier version: stop that before/);
    } finally {
      await direct.execute(`insert into ${migrations} (hash, created_at) values ('', ${last})`);
    }
  });

  it('is taken back after an outage in which nobody took it', async () => {
    await hold(relayed, 'the server');
    for (let round = 0; round < 3; round++) {
      const { rows: before } = await direct.execute(holders);
      await relay.close();
      await relay.open();
      // PostgreSQL may list the lost connection for a while.
      const holdersNow = () => direct.execute(holders).then(({ rows }) => rows);
      await expect.poll(holdersNow, { timeout: 120_000 }).not.toEqual(before);
      await expect.poll(holdersNow, { timeout: 120_000 }).toHaveLength(1);
    }
    expect(await isFree()).toBe(false);
    expect(lost).toEqual([]);
  });

  it('is lost when another has taken it during an outage', async () => {
    await hold(relayed, 'the server');
    await relay.close();
    await expect.poll(() => direct.execute(holders).then(({ rows }) => rows)).toEqual([]);
    await hold(direct, 'the next server');
    await relay.open();
    await expect.poll(() => lost).toHaveLength(1);
    expect(lost[0]).toContain('in the hands of the next server');
  });

  it('is lost when another has had it during an outage and gave it back', async () => {
    await hold(relayed, 'the server');
    await relay.close();
    await expect.poll(isFree).toBe(true);
    await relay.open();
    await expect.poll(() => lost).toHaveLength(1);
    expect(lost[0]).toContain('another process');
    expect(await isFree()).toBe(true);
  });
});

const holders = `select pid from pg_locks where locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())`;
