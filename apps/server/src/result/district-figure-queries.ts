import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../store/database';
import { results, zonalRows } from '../store/schema';
import type { AllRanges, FigureDistrict } from './district-figures';

/** The figures of a result in its districts. */
export interface FigurePlace {
  readonly resultId: string;
  readonly quantity: string;
}

/** The districts that results of a run have figures of: they are the same for all of them. */
export async function figureDistricts(db: Db, resultIds: readonly string[]): Promise<FigureDistrict[]> {
  const { level, code, parentCode, resultId, quantity } = zonalRows;
  const [first] = await db
    .select({ resultId, quantity })
    .from(zonalRows)
    .where(inArray(resultId, [...resultIds]))
    .limit(1);
  if (!first) return [];
  return db
    .select({ level, code, parentCode })
    .from(zonalRows)
    .where(and(eq(resultId, first.resultId), eq(quantity, first.quantity)));
}

/** Figures of districts as a table `figure` of a statement: a nation has thousands, which change in one. */
export function figuresTable(
  districts: readonly FigureDistrict[],
  columns: Readonly<Record<string, readonly (number | null)[]>>,
): SQL {
  const texts = [districts.map(({ level }) => level), districts.map(({ code }) => code)];
  const lists = [
    ...texts.map((column) => sql`${sql.param(column)}::text[]`),
    ...Object.values(columns).map((column) => sql`${sql.param(column)}::float8[]`),
  ];
  const names = ['level', 'code', ...Object.keys(columns)].map((name) => sql.identifier(name));
  return sql`unnest(${sql.join(lists, sql`, `)}) AS figure(${sql.join(names, sql`, `)})`;
}

/** Says which rows of the figures that are `stored` the rows of `figure` are about. */
export const isOf = ({ resultId, quantity }: FigurePlace): SQL => sql`
  stored.result_id = ${resultId} AND stored.quantity = ${quantity}
  AND stored.level = figure.level AND stored.code = figure.code`;

/** Gives the districts of a result their smallest and largest cells. */
export async function updateRanges(
  db: Db,
  place: FigurePlace,
  districts: readonly FigureDistrict[],
  { min, max }: AllRanges,
): Promise<void> {
  await db.execute(sql`
    UPDATE ${zonalRows} AS stored SET min = figure.min, max = figure.max
    FROM ${figuresTable(districts, { min, max })} WHERE ${isOf(place)}
  `);
}

/** The districts that the run of a result has counted by, as a flat file; null where it has kept none. */
export async function districtsFileOf(db: Db, resultId: string): Promise<string | null> {
  const { runId, districtsFileId } = results;
  const run = db.select({ runId }).from(results).where(eq(results.id, resultId));
  const [row] = await db
    .select({ districtsFileId })
    .from(results)
    .where(and(inArray(runId, run), isNotNull(districtsFileId)))
    .limit(1);
  return (row as typeof row | undefined)?.districtsFileId ?? null;
}
