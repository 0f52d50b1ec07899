import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db, Right } from './database';
import type { Lock } from './lock-file';
import { newId } from './new-id';

/** The locks of the rights: any numbers, the same in every process. */
const rights: Record<Right, { key: number; shared?: true; what: string }> = {
  work: { key: 7_261_904_116, shared: true, what: 'the runs' },
  alone: { key: 7_261_904_116, what: 'the runs' },
  backup: { key: 7_261_904_117, what: 'the backups' },
};

const beatMs = 15_000;
const againMs = 500;

/** Another process has the right; the message is a sentence for the operator. */
export class HeldError extends Error {
  constructor(
    right: Right,
    database: string,
    readonly holder = 'another process',
  ) {
    super(`${rights[right].what} of the database ${database} are in the hands of ${holder}: stop that first`);
    this.name = 'HeldError';
  }
}

/**
 * Takes a right on a database. It is a lock of PostgreSQL on a connection
 * that does nothing else, so that it ends with this process however that ends. It is taken back when the connection was
 * lost, unless another process had what excludes it meanwhile.
 * @param who told to others that want the right
 * @param onLost called at most once, when another process has had what excludes the right since
 * @throws HeldError naming a process that stands against it
 */
export async function holdPostgres(
  url: string,
  right: Right,
  who: string,
  onLost: (error: HeldError) => void,
): Promise<Lock> {
  // PostgreSQL cuts longer names.
  const name = `${who}, process ${process.pid} on ${hostname()}`.slice(0, 63);
  const token = newId();
  let released = false;
  let before: string | null = null;
  let client = await take(url, right, name, async (found) => {
    if (!rights[right].shared) await write(found, right, token);
    before = await lastHolder(found, right);
  });
  watch();
  return {
    release: async () => {
      released = true;
      await client.end();
    },
  };

  function watch(): void {
    const current = client;
    // A connection that nobody uses can be gone without a word.
    const beat = setInterval(() => {
      current.query('select 1').catch(() => void current.end());
    }, beatMs);
    beat.unref();
    current.once('end', () => {
      clearInterval(beat);
      if (!released) void takeBack();
    });
  }

  async function takeBack(): Promise<void> {
    while (!released) {
      try {
        client = await take(url, right, name, async (found) => {
          if ((await lastHolder(found, right)) !== before) throw new HeldError(right, found.database ?? '');
        });
        watch();
        if (released) await client.end();
        return;
      } catch (error) {
        // PostgreSQL may not have noticed yet that our own connection is gone.
        if (error instanceof HeldError && error.holder !== name) return onLost(error);
      }
      await delay(againMs);
    }
  }
}

async function take(
  url: string,
  right: Right,
  name: string,
  prove: (client: pg.Client) => Promise<void>,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 10_000,
    query_timeout: 12_000,
  });
  // A connection that ends fails the query in hand; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // A machine that goes down says nothing: PostgreSQL shall notice within half a minute, not after hours.
    await client.query(
      'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
    );
    const { key, shared } = rights[right];
    const lock = shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
    const { rows } = await client.query<{ taken: boolean }>(`select ${lock}($1) as taken`, [key]);
    if (!rows[0]?.taken) throw new HeldError(right, client.database ?? '', await holderOf(client, right));
    await prove(client);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** A process that has a right, or what excludes it, at this moment, as it calls itself. */
export async function holderOf(client: pg.Client, right: Right): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objsubid = 1
       and database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32 | objid::bigint) = $1`,
    [rights[right].key],
  );
  return rows[0]?.name;
}

/** The key in `installation` of a text that belongs to a process, not to what the database holds. */
const tokenKey = (right: Right): string => `held ${right === 'alone' ? 'work' : right}`;

/** Notes who took a right last: with it one sees that another had it and gave it back during an outage. */
async function write(client: pg.Client, right: Right, token: string): Promise<void> {
  await client.query(
    `insert into installation (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value`,
    [tokenKey(right), token],
  );
}

async function lastHolder(client: pg.Client, right: Right): Promise<string | null> {
  const { rows } = await client.query<{ value: string }>('select value from installation where key = $1', [
    tokenKey(right),
  ]);
  return rows[0]?.value ?? null;
}

/** Whether a process has a right at this moment. On the embedded database nobody ever has. */
export async function isHeld(db: Db, right: Right): Promise<boolean> {
  const found = (await db.execute(sql`select 1 from pg_locks
    where locktype = 'advisory' and granted and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32 | objid::bigint) = ${rights[right].key}::bigint`)) as { rows: unknown[] };
  return found.rows.length > 0;
}
