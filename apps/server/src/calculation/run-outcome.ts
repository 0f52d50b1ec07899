import { createHash } from 'node:crypto';
import { findFiles } from '../file/queries';
import { rastersOf, resultsOf, zonalOf } from '../result/queries';
import type { ZonalRow } from '../result/queries';
import type { Db } from '../store/database';

/** One result of a run, by what can be compared bit for bit. */
export interface ResultOutcome {
  readonly modelId: string;
  readonly childKey: string;
  readonly compareFlag: number;
  readonly functionValue: number | null;
  readonly priceValue: number | null;
  /** SHA-256 of the stored layers, by quantity. */
  readonly layers: Readonly<Record<string, string>>;
  /** SHA-256 of the figures of all districts. */
  readonly districts: string;
}

/** What a run gave. */
export async function runOutcome(db: Db, projectId: string, runId: string): Promise<ResultOutcome[]> {
  const rows = (await resultsOf(db, projectId)).filter((row) => row.runId === runId);
  const rasters = await rastersOf(db, projectId);
  const files = await findFiles(
    db,
    rasters.map(({ fileId }) => fileId),
  );
  const hashOf = new Map(files.map(({ id, sha256 }) => [id, sha256]));
  const outcomes: ResultOutcome[] = [];
  for (const { id, modelId, childKey, compareFlag, functionValue, priceValue } of rows) {
    const layers = rasters
      .filter(({ resultId }) => resultId === id)
      .map(({ quantity, fileId }) => [quantity, hashOf.get(fileId) ?? ''] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    outcomes.push({
      modelId,
      childKey,
      compareFlag,
      functionValue,
      priceValue,
      layers: Object.fromEntries(layers),
      districts: districtHash(await zonalOf(db, { resultId: id })),
    });
  }
  return outcomes;
}

function districtHash(rows: readonly ZonalRow[]): string {
  const lines = rows
    .map(({ quantity, level, code, sum, mean, min, max, validCount, count }) =>
      JSON.stringify([quantity, level, code, sum, mean, min, max, validCount, count]),
    )
    .sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
