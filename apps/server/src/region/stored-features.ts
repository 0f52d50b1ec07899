import type { RegionRow } from '../geodata/region-rows';
import { insertFeatures } from '../project/feature-queries';
import type { Db } from '../store/database';

/**
 * Stores features under an id that no region file has yet: they count when one has it. Some at a time and in no
 * transaction, since everybody waits for one on the embedded database.
 */
export async function storeFeatures(
  db: Db,
  at: { readonly projectId: string; readonly regionId: string },
  batches: AsyncIterable<readonly RegionRow[]>,
  signal?: AbortSignal,
): Promise<void> {
  for await (const rows of batches) {
    signal?.throwIfAborted();
    await insertFeatures(db, at, rows);
  }
}
