import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRunEvents } from '../job/run-events';
import { openRunService } from '../job/run-service';
import { relayTo } from '../testing/relay';
import type { Relay } from '../testing/relay';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import type { Database, Db } from './database';
import { isDatabaseFault } from './database-fault';
import { openPostgres } from './open-postgres';

// `npm run test:postgres` starts a server and names it.
const given = process.env.DATABASE_URL;

describe.runIf(given?.startsWith('postgres'))('a PostgreSQL database that goes away', () => {
  const name = `gep_test_${randomUUID().replaceAll('-', '')}`;
  let admin: pg.Pool;
  let relay: Relay;
  let database: Database;
  let server: TestApp;

  beforeAll(async () => {
    const url = new URL(given ?? '');
    admin = new pg.Pool({ connectionString: url.href });
    await admin.query(`create database ${name}`);
    relay = await relayTo(url.hostname, Number(url.port || 5432));
    url.hostname = '127.0.0.1';
    url.port = String(relay.port);
    url.pathname = `/${name}`;
    database = await openPostgres(url.href);
    server = await testApp({ database });
  });
  afterAll(async () => {
    await server.close();
    await relay.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  afterEach(async () => {
    await database.check();
  });

  const sleep = (tx: Db, seconds: number): Promise<unknown> => tx.execute(sql`select pg_sleep(${seconds})`);
  const faultOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'no fault',
      (error: unknown) => error,
    );
  const terminate = (): Promise<unknown> =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [name]);
  const sleeping = async (): Promise<unknown> => {
    const statement = `select count(*)::int as count from pg_stat_activity
      where datname = $1 and state = 'active' and query like '%pg_sleep%'`;
    return (await admin.query<{ count: number }>(statement, [name])).rows[0]?.count;
  };
  /** As many transactions at once as the pool has connections: each must get one. */
  const fillPool = (): Promise<unknown> =>
    Promise.all(Array.from({ length: 10 }, () => database.transaction((tx) => sleep(tx, 0.05))));

  it('fails transactions whose connection is terminated, ten at once and three times, and goes on', async () => {
    for (let round = 0; round < 3; round++) {
      const all = Array.from({ length: 10 }, () => faultOf(database.transaction((tx) => sleep(tx, 5))));
      await expect.poll(sleeping, { timeout: 120_000 }).toBe(10);
      await terminate();
      for (const fault of await Promise.all(all)) expect(isDatabaseFault(fault)).toBe(true);
    }
    await fillPool();
  });

  it('fails a transaction whose connection ends while it waits for something else', async () => {
    const fault = await faultOf(
      database.transaction(async (tx) => {
        await sleep(tx, 0);
        await terminate();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }),
    );
    expect(isDatabaseFault(fault)).toBe(true);
    await fillPool();
  });

  it('gives every connection back when it cannot be reached for a while', async () => {
    await relay.close();
    const all = Array.from({ length: 30 }, () => faultOf(database.transaction((tx) => sleep(tx, 0))));
    for (const fault of await Promise.all(all)) expect(isDatabaseFault(fault)).toBe(true);
    await relay.open();
    await fillPool();
  });

  it('keeps faults of the work apart from its own', async () => {
    const fault = await faultOf(database.transaction((tx) => tx.execute(sql`select 1 / 0`)));
    expect(fault).toBeInstanceOf(Error);
    expect(isDatabaseFault(fault)).toBe(false);
    await expect(
      database.transaction(async (tx) => {
        await sleep(tx, 0);
        throw new RangeError('own');
      }),
    ).rejects.toThrow('own');
    await fillPool();
  });

  it('answers calls with 503 and code 10503 while it is away, and as before afterwards', async () => {
    const token = await server.login();
    const list = () => server.send('GET', '/gep/user/project/none', { token });
    const before = await list();
    expect(before.code).not.toBe('10503');
    await relay.close();
    expect(await list()).toMatchObject({ status: 503, code: '10503' });
    expect(await server.send('PUT', '/gep/user/modify/pwd', { token, form: {} })).toMatchObject({
      status: 503,
      code: '10503',
    });
    await relay.open();
    expect(await list()).toEqual(before);
  });

  it('answers with 10503 while it hangs, in a transaction too, and recovers when it goes on', async () => {
    const token = await server.login();
    const list = () => server.send('GET', '/gep/user/project/none', { token });
    relay.freeze();
    const inside = faultOf(database.transaction((tx) => sleep(tx, 0)));
    const answers = await Promise.all(Array.from({ length: 15 }, list));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['10503']));
    expect(isDatabaseFault(await inside)).toBe(true);
    relay.thaw();
    expect((await list()).code).not.toBe('10503');
    await fillPool();
  });

  it('ends a run during which it was away, and takes the next', async () => {
    const token = await server.login();
    const projectId = await server.project(token, '断线');
    // Two services on one queue would take each other's jobs.
    await server.app.tools.runs.close();
    const now = (): Date => new Date();
    // Away exactly when the run ends.
    const ending = async (): Promise<null> => {
      await relay.close();
      setTimeout(() => void relay.open(), 1000);
      return null;
    };
    const report = (): void => undefined;
    const { lease } = server.app.services;
    const events = createRunEvents(database, now, report);
    const runs = await openRunService(
      { database, lease, events, now, report, signal: new AbortController().signal },
      {
        workOf: () => ending,
        holdProject: () => Promise.resolve(),
        problemOf: () => ({ name: 'INTERNAL' }),
        isStored: () => Promise.resolve(false),
        onState: () => Promise.resolve(),
      },
    );
    try {
      for (let round = 0; round < 3; round++) {
        const run = await runs.ended(await runs.start(projectId, 'calculation', null, ending));
        expect(run).toMatchObject({ state: 'complete', error: null });
      }
      const run = await runs.ended(
        await runs.start(projectId, 'pretreatment', null, () => Promise.resolve(null)),
      );
      expect(run).toMatchObject({ state: 'complete' });
    } finally {
      await runs.close();
    }
    const { rows } = await database.execute(
      `select count(*)::int as open from pgboss.job where name = 'run' and state <> 'completed'`,
    );
    expect(rows).toEqual([{ open: 0 }]);
  });
});
