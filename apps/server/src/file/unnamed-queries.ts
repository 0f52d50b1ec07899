import { and, eq, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../store/database';
import {
  accountTemplates,
  deletedInputs,
  modelInputs,
  preparedGrids,
  preparedInputs,
  projects,
  reportFiles,
} from '../store/schema';
import { regionFiles, resultRasters, results, storedFiles } from '../store/schema';

/** Ids of files in every column and list that names one; what results follow from is named inside of their terms. */
const named = sql`
  select jsonb_array_elements_text(${regionFiles.fileIds}) as id from ${regionFiles}
  union select jsonb_array_elements_text(${modelInputs.fileIds}) from ${modelInputs}
  union select jsonb_array_elements_text(${deletedInputs.fileIds}) from ${deletedInputs}
  union select jsonb_array_elements_text(${reportFiles.fileIds}) from ${reportFiles}
  union select ${accountTemplates.fileId} from ${accountTemplates}
  union select ${preparedInputs.fileId} from ${preparedInputs}
  union select ${preparedGrids.districtFileId} from ${preparedGrids} where ${preparedGrids.districtFileId} is not null
  union select ${resultRasters.fileId} from ${resultRasters}
  union select ${resultRasters.ledger} ->> 'fileId' from ${resultRasters} where ${resultRasters.ledger} is not null
  union select jsonb_path_query(${resultRasters.terms}, '$.**.fileId') #>> '{}' from ${resultRasters}
    where ${resultRasters.terms} is not null
  union select unnest(array[${results.cubeFileId}, ${results.typesFileId}, ${results.districtsFileId}]) from ${results}`;

/**
 * Deletes rows of stored files of projects that no other row names, for instance after a crash between two transactions.
 * @param before younger ones may be named soon, and so may those of a copy that is being made
 * @returns how many they were
 */
export async function dropUnnamedFiles(db: Db, before: Date): Promise<number> {
  const copies = db.select({ id: projects.id }).from(projects).where(eq(projects.copying, true));
  const gone = await db
    .delete(storedFiles)
    .where(
      and(
        lt(storedFiles.createdAt, before),
        isNotNull(storedFiles.projectId),
        notInArray(storedFiles.projectId, copies),
        sql`not exists (select 1 from (${named}) as named where named.id = ${storedFiles.id})`,
      ),
    )
    .returning({ id: storedFiles.id });
  return gone.length;
}
