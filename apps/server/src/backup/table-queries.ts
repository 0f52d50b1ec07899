import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { writeMeasured } from '../file/written-file';
import type { Measured } from '../file/written-file';
import type { Database, Db } from '../store/database';

/** The rows of one table, a JSON object a line: what either database reads, whichever wrote it. */
export interface TableRows extends Measured {
  readonly table: string;
  readonly rows: number;
}

/** What ends with a restore: sessions, wrong passwords, and what processes do; lost files are those of this store only. */
const leftOut = ['sessions', 'login_attempts', 'processes', 'window_batches', 'window_tasks', 'lost_files'];

const fetchedRows = 100;
const sentCharacters = 4_000_000;

export const fileOfTable = (table: string): string => `${table}.jsonl`;

async function all<T>(tx: Db, query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await tx.execute(query)) as { rows: T[] }).rows;
}

async function tableNames(tx: Db): Promise<string[]> {
  const rows = await all<{ name: string }>(
    tx,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  return rows.map(({ name }) => name).filter((name) => !leftOut.includes(name));
}

/**
 * Writes the rows of all tables as they were at one moment, while others go on writing.
 * @param alongside read at the same moment
 */
export async function writeTables<T>(
  database: Database,
  folder: string,
  alongside: (tx: Db) => Promise<T>,
): Promise<{ tables: TableRows[]; read: T }> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    const tables: TableRows[] = [];
    for (const table of await tableNames(tx)) {
      let rows = 0;
      const counted = async function* (): AsyncIterable<string> {
        for await (const line of linesOf(tx, wholeTable(table))) {
          rows++;
          yield `${line}\n`;
        }
      };
      const measured = await writeMeasured(Readable.from(counted()), join(folder, fileOfTable(table)));
      tables.push({ table, rows, ...measured });
    }
    return { tables, read: await alongside(tx) };
  });
}

const wholeTable = (table: string): SQL =>
  sql`select row_to_json(t)::text as line from ${sql.identifier(table)} t`;

/** The texts of a query with the column `line`, some at a time, inside of a transaction. */
export async function* linesOf(tx: Db, lines: SQL): AsyncIterable<string> {
  await tx.execute(sql`declare dumped no scroll cursor for ${lines}`);
  for (;;) {
    const rows = await all<{ line: string }>(tx, sql.raw(`fetch ${fetchedRows} from dumped`));
    for (const { line } of rows) yield line;
    if (rows.length < fetchedRows) break;
  }
  await tx.execute(sql`close dumped`);
}

/**
 * Fills the empty tables of a database, all or nothing.
 * @param alongside written behind the rows, in the same transaction
 * @throws Error when a table holds something, or another number of rows than it should
 */
export async function loadTables(
  database: Database,
  folder: string,
  tables: readonly TableRows[],
  alongside: (tx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await database.transaction(async (tx) => {
    // The tables refer to each other in circles: what they refer to is checked when all are full.
    const references = await all<{ table: string; name: string; definition: string }>(
      tx,
      sql`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    for (const { table, name } of references)
      await tx.execute(sql.raw(`alter table ${table} drop constraint "${name}"`));
    for (const { table, rows } of tables) {
      await loadTable(tx, table, join(folder, fileOfTable(table)));
      const [found] = await all<{ count: number }>(
        tx,
        sql`select count(*)::int as count from ${sql.identifier(table)}`,
      );
      // Beside the texts of the installation there can be one of this process.
      if (found && found.count !== rows && table !== 'installation')
        throw new Error(`${table}: got ${found.count} rows, allowed: ${rows}`);
    }
    for (const { table, name, definition } of references)
      await tx.execute(sql.raw(`alter table ${table} add constraint "${name}" ${definition}`));
    await moveSequences(tx);
    await alongside(tx);
  });
}

async function loadTable(tx: Db, table: string, path: string): Promise<void> {
  let lines: string[] = [];
  let characters = 0;
  const send = async (): Promise<void> => {
    const name = sql.identifier(table);
    await tx.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)
        on conflict do nothing`,
    );
    lines = [];
    characters = 0;
  };
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    lines.push(line);
    characters += line.length;
    if (characters > sentCharacters) await send();
  }
  if (lines.length > 0) await send();
}

/** Rows bring their numbers; the next one comes after them. */
async function moveSequences(tx: Db): Promise<void> {
  const columns = await all<{ table: string; column: string }>(
    tx,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and column_default like 'nextval%'`,
  );
  for (const { table, column } of columns)
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, ${column}),
        (select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(table)}), false)`,
    );
}

/** Whether nothing has been made in a database yet: no account, no project, no file. */
export async function isEmpty(db: Db): Promise<boolean> {
  const found = await all(
    db,
    sql`select 1 from users union all select 1 from projects union all select 1 from stored_files limit 1`,
  );
  return found.length === 0;
}
