import { findRunRecord } from '../calculation/run-record-queries';
import type { ResultYear } from '../result/model-results';
import type { Services } from '../services';

/** km² of a cell of the grid that the run of a result recorded; null for runs of an older program. */
export async function cellAreaOf(
  services: Services,
  projectId: string,
  year: ResultYear | undefined,
): Promise<number | null> {
  const stored = year && (await findRunRecord(services.database.db, projectId, year.row.runId));
  if (!stored) return null;
  const [a, b, , d, e] = stored.record.grid.transform;
  return Math.abs(a * e - b * d) / 1e6;
}
