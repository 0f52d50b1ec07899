import { estimatedStatistics, knownStatistics } from '../result/cell-statistics';
import type { ResultRasterRow, ResultRow } from '../result/queries';
import type { Db } from '../store/database';
import type { CellStatistics, RasterTerm } from '../store/schema/result';
import { updateResult, updateTerms, updateTotalSums } from './queries';

/** The total of a year, and the models that it adds up. */
export interface StoredTotal {
  readonly row: ResultRow;
  /** Those that have a value, as they are now. */
  readonly models: readonly ResultRow[];
  readonly rasters: readonly ResultRasterRow[];
}

/** What the total follows from: its own file, and by what its models' values have changed since the run. */
function totalTerms(own: ResultRasterRow, values: readonly ResultRasterRow[]): RasterTerm[] | null {
  const changes = new Map<string, RasterTerm>();
  const add = ({ factor, ...cells }: RasterTerm): void => {
    const key = JSON.stringify(cells);
    changes.set(key, { ...cells, factor: (changes.get(key)?.factor ?? 0) + factor });
  };
  for (const { fileId, terms } of values) {
    if (terms === null) continue;
    add({ fileId, factor: -1 });
    for (const term of terms) add(term);
  }
  const changed = [...changes.values()].filter(({ factor }) => factor !== 0);
  return changed.length === 0 ? null : [{ fileId: own.fileId, factor: 1 }, ...changed];
}

/** Of the cells of a total only the sum follows from those of its models: a pass over them counts the rest when it is wanted. */
function totalStatistics(
  { statistics }: ResultRasterRow,
  values: readonly ResultRasterRow[],
): CellStatistics | null {
  let sum = statistics.at(0)?.sum ?? NaN;
  for (const value of values)
    sum += (knownStatistics(value)?.sum ?? NaN) - (value.statistics.at(0)?.sum ?? NaN);
  const [ofRun] = statistics;
  return Number.isNaN(sum) ? null : estimatedStatistics(ofRun, sum);
}

/**
 * Adds up the total of a year again, in every district and in the raster.
 * @param sources fingerprints of what it is made from now
 */
export async function repriceTotal(
  tx: Db,
  { row, models, rasters }: StoredTotal,
  sources: Readonly<Record<string, string>>,
): Promise<void> {
  const quantity = 'value';
  const ids = models.map(({ id }) => id);
  await updateTotalSums(tx, { resultId: row.id, quantity }, ids);
  await updateResult(tx, row.id, {
    priceValue: models.reduce((all, { priceValue }) => all + (priceValue ?? 0), 0),
    parameters: { ...row.parameters, sources },
  });
  const own = rasters.find(({ resultId }) => resultId === row.id);
  if (own === undefined) return;
  const values = rasters.filter((one) => ids.includes(one.resultId) && one.quantity === quantity);
  const terms = totalTerms(own, values);
  await updateTerms(tx, own.id, terms, terms && totalStatistics(own, values));
}
