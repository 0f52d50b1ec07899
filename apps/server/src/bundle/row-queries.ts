import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { linesOf } from '../backup/table-queries';
import type { Db } from '../store/database';
import { basicSettings } from '../store/schema';
import type { JsonRow, TableName } from './project-tables';

/** A cursor takes no parameters. @throws RangeError for a text that the program has not made as an id */
function literal(projectId: string): SQL {
  if (!/^[a-z0-9]+$/.test(projectId)) throw new RangeError(`project: got ${projectId}, allowed: an id`);
  return sql.raw(`'${projectId}'`);
}

/** Which rows `t` of a table are the project's, and seen. */
function isOfProject(table: TableName, projectId: string): SQL {
  const project = literal(projectId);
  const ofProject = sql`t.project_id = ${project}`;
  const inPlace = sql`from results where project_id = ${project} and not pending`;
  switch (table) {
    case 'runs':
      return sql`${ofProject} and t.id in (select run_id ${inPlace})`;
    case 'run_records':
      return sql`${ofProject} and t.run_id in (select run_id ${inPlace})`;
    case 'results':
      return sql`${ofProject} and not t.pending`;
    case 'result_rasters':
    case 'zonal_rows':
      return sql`${ofProject} and t.result_id in (select id ${inPlace})`;
    default:
      return ofProject;
  }
}

/** All that follows in this transaction sees one moment, and writes nothing. */
export async function readOneMoment(tx: Db): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
}

/** The rows of a project in a table, each a JSON object in one line. */
export function rowLines(tx: Db, table: TableName, projectId: string): AsyncIterable<string> {
  return linesOf(
    tx,
    sql`select row_to_json(t)::text as line from ${sql.identifier(table)} t where ${isOfProject(table, projectId)}`,
  );
}

export async function columnsOf(tx: Db, table: TableName): Promise<ReadonlySet<string>> {
  const { rows } = (await tx.execute(
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table}`,
  )) as { rows: { name: string }[] };
  return new Set(rows.map(({ name }) => name));
}

/** Columns that the rows do not have take their defaults. */
export async function insertRows(
  tx: Db,
  table: TableName,
  columns: ReadonlySet<string>,
  rows: readonly JsonRow[],
): Promise<void> {
  const names = Object.keys(rows[0]).filter((name) => columns.has(name));
  const list = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const into = sql.identifier(table);
  await tx.execute(
    sql`insert into ${into} (${list}) select ${list} from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json)`,
  );
}

/** Takes away the settings of a project that are about to come from a bundle. */
export async function dropSettings(tx: Db, projectId: string): Promise<void> {
  await tx.delete(basicSettings).where(eq(basicSettings.projectId, projectId));
}
