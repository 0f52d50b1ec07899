import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Lock } from './lock-file';
import { newId } from './new-id';

/** Any number, the same in every process. */
const workLock = 7_261_904_116;
const beatMs = 15_000;
const againMs = 500;

/** Another process works on the database; the message is a sentence for the operator. */
export class WorkHeldError extends Error {
  constructor(
    database: string,
    readonly holder = 'another process',
  ) {
    super(
      `the runs of the database ${database} are in the hands of ${holder}: stop that first, one process at a time can have them`,
    );
    this.name = 'WorkHeldError';
  }
}

/**
 * Takes the right to work on what a database holds: its runs and left-overs. It is a lock of PostgreSQL on a connection
 * that does nothing else, so that it ends with this process however that ends. It is taken back when the connection was
 * lost, unless another process had it meanwhile.
 * @param who told to others that want the right
 * @param onLost called at most once, when another process has had the right since
 * @throws WorkHeldError naming the process that has it
 */
export async function holdWork(
  url: string,
  who: string,
  onLost: (error: WorkHeldError) => void,
): Promise<Lock> {
  // PostgreSQL cuts longer names.
  const name = `${who}, process ${process.pid} on ${hostname()}`.slice(0, 63);
  const token = newId();
  let released = false;
  let client = await take(url, name, (found) => write(found, token));
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
        client = await take(url, name, (found) => compare(found, token));
        watch();
        if (released) await client.end();
        return;
      } catch (error) {
        // PostgreSQL may not have noticed yet that our own connection is gone.
        if (error instanceof WorkHeldError && error.holder !== name) return onLost(error);
      }
      await delay(againMs);
    }
  }
}

async function take(
  url: string,
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
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      workLock,
    ]);
    if (!rows[0]?.taken) throw new WorkHeldError(client.database ?? '', await holderOf(client));
    await prove(client);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function holderOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objsubid = 1
       and database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32 | objid::bigint) = $1`,
    [workLock],
  );
  return rows[0]?.name;
}

/** The last process that took the right: with it one sees that another had it and gave it back during an outage. */
async function write(client: pg.Client, token: string): Promise<void> {
  await client.query(
    `insert into installation (key, value) values ('work', $1)
     on conflict (key) do update set value = excluded.value`,
    [token],
  );
}

async function compare(client: pg.Client, token: string): Promise<void> {
  const { rows } = await client.query<{ value: string }>(`select value from installation where key = 'work'`);
  if (rows[0]?.value !== token) throw new WorkHeldError(client.database ?? '');
}
