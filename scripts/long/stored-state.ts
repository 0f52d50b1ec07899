import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { openEmbedded } from '../../apps/server/src/store/open-embedded';

/** What a data folder holds while no server runs on it. */
export interface StoredState {
  /** Those that the server has not noted as lost either. */
  readonly filesWithoutRow: readonly string[];
  readonly rowsWithoutFile: readonly string[];
  readonly temporary: readonly string[];
  /** Ids of results that wait for the end of a run. */
  readonly pending: readonly string[];
  /** Every figure of every result, to the last digit. */
  readonly totals: string;
}

const figures = `select model_id, child_key, compare_flag, function_value, price_value from results
  order by model_id, child_key, compare_flag`;
const districts = `select r.model_id, r.child_key, r.compare_flag, z.quantity, z.level, z.code, z.sum, z.valid_count
  from zonal_rows z join results r on r.id = z.result_id
  order by r.model_id, r.child_key, r.compare_flag, z.quantity, z.level, z.code`;

/** Compares the stored files with their rows and reads the totals. The server has to be stopped. */
export async function storedState(dataFolder: string): Promise<StoredState> {
  const database = await openEmbedded(dataFolder, (error, what) => console.error(what, error));
  try {
    const rows = async (text: string) => (await database.execute(text)).rows;
    const paths = async (table: string) =>
      (await rows(`select path from ${table}`)).map((row) => (row as { path: string }).path);
    const known = await paths('stored_files');
    const lost = await paths('lost_files');
    const folder = join(dataFolder, 'files', 'stored');
    const onDisk = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    return {
      filesWithoutRow: onDisk.filter((path) => !known.includes(path) && !lost.includes(path)),
      rowsWithoutFile: known.filter((path) => !onDisk.includes(path)),
      pending: (await rows('select id from results where pending')).map((row) => (row as { id: string }).id),
      temporary: readdirSync(join(dataFolder, 'files', 'temporary')),
      totals: JSON.stringify([await rows(figures), await rows(districts)]),
    };
  } finally {
    await database.close();
  }
}
