import { expect, vi } from 'vitest';
import type { Grid, Histogram } from '@gep/raster';
import type { OutdatedResult } from '@gep/api-client/contract';
import { knownStatistics } from '../result/cell-statistics';
import { findResult, rastersOf, resultsOf, zonalOf } from '../result/queries';
import type { ResultRasterRow } from '../result/queries';
import { withCells } from '../result/raster-cells';
import { countedCells } from '../result/redraw';
import { storedTerms } from '../result/stored-terms';
import type { CellStatistics } from '../store/schema/result';
import type { TestApp } from './test-app';
import { endOfRun, startRunOf } from './wait-run';

/** All figures of a project, by place. */
export type FiguresByPlace = ReadonlyMap<string, number | null>;

/** What tests of results that follow parameters do with a project. */
export function followedResults(server: TestApp, token: string, projectId: string) {
  const get = async (path: string) => (await server.send('GET', path, { token })).data;
  const { services, tools } = server.app;
  const { db } = services.database;
  const runs = [tools.workers, tools.reads].map((pool) => vi.spyOn(pool, 'run'));
  const rasterOf = async (modelId: string, compareFlag: number): Promise<ResultRasterRow> => {
    const row = await findResult(db, { projectId, modelId, childKey: '', compareFlag });
    const raster = (await rastersOf(db, projectId)).find(
      ({ resultId, quantity }) => resultId === row?.id && quantity === 'value',
    );
    if (!raster) throw new Error(`model ${modelId} has no raster`);
    return raster;
  };
  return {
    async calculate(): Promise<void> {
      await startRunOf(server, token, projectId, 'calculation');
      expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({ state: 'complete' });
    },
    /** Saves parameters. @returns whether results followed */
    async save(modelId: number, values: Record<string, unknown>): Promise<boolean> {
      const path = `/gep/user/project/model/${modelId}/parameters`;
      const answer = await server.send('PUT', path, { token, json: { projectId, values } });
      expect(answer).toMatchObject({ code: '00000' });
      return (answer.data as { followed: boolean }).followed;
    },
    /** How many passes over the cells of rasters have been made, beside those of runs. */
    passes: (): number =>
      runs.flatMap(({ mock }) => mock.calls).filter(([{ kind }]) => kind === 'redraw').length,
    /** Ids of the models whose results are outdated, once a year. */
    async outdated(): Promise<string[]> {
      const path = `/gep/user/project/result/outdated?projectId=${projectId}`;
      return ((await get(path)) as OutdatedResult[]).map(({ modelId }) => modelId);
    },
    /** Cells of the value raster of a model as the map draws them. */
    async cellsOf(modelId: string, compareFlag = 0): Promise<Grid> {
      const terms = await storedTerms(services, await rasterOf(modelId, compareFlag));
      return withCells(terms, async (source) => (await source.read())[0]);
    },
    /** What is known of the cells of the value raster of a model; fails where that takes a pass over them. */
    async statisticsOf(modelId: string, compareFlag = 0): Promise<CellStatistics> {
      const known = knownStatistics(await rasterOf(modelId, compareFlag));
      if (!known) throw new Error(`model ${modelId} needs a pass`);
      return known;
    },
    /** The same with a pass where there is no other way. */
    async countedOf(modelId: string, compareFlag = 0): Promise<CellStatistics> {
      return countedCells({ services, workers: tools.workers }, await rasterOf(modelId, compareFlag));
    },
    async figures(): Promise<FiguresByPlace> {
      const found = new Map<string, number | null>();
      for (const row of await resultsOf(db, projectId)) {
        const place = `${row.modelId}/${row.childKey}/${row.compareFlag}`;
        found.set(`${place} function`, row.functionValue);
        found.set(`${place} value`, row.priceValue);
        for (const { quantity, level, code, sum, mean, min, max } of await zonalOf(db, { resultId: row.id }))
          for (const [key, figure] of Object.entries({ sum, mean, min, max }))
            found.set(`${place} ${quantity} ${level} ${code} ${key}`, figure);
      }
      return found;
    },
  };
}

/** Those of a total's districts that only a pass over its cells knows. */
const isRangeOfTotal = (place: string): boolean => /^totalGep.*(?:min|max)$/.test(place);

/** Whether a pass has counted the smallest and largest cells of a total's districts. */
export function knowsRangesOfTotal(figures: FiguresByPlace): boolean {
  return [...figures].some(([place, figure]) => isRangeOfTotal(place) && figure !== null);
}

/**
 * Figures are equal within 1e-9 relative. The smallest and largest cells of a total's districts, which no price change knows,
 * are compared where both have them, within the precision of 32 bits.
 */
export function expectSameFigures(actual: FiguresByPlace, expected: FiguresByPlace): void {
  expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort());
  const withTotals = knowsRangesOfTotal(actual) && knowsRangesOfTotal(expected);
  for (const [place, figure] of expected) {
    const ofTotal = isRangeOfTotal(place);
    if (ofTotal && !withTotals) continue;
    const own = actual.get(place) ?? null;
    const precision = ofTotal ? 1e-6 : 1e-9;
    if (figure === null || own === null) expect(own, place).toBe(figure);
    else expect(Math.abs(own - figure), place).toBeLessThanOrEqual(precision * Math.abs(figure));
  }
}

/** Cells are equal within the precision of 32 bits. */
export function expectSameCells(actual: Grid, expected: Grid): void {
  expected.data.forEach((cell, i) => {
    if (cell === -9999) expect(actual.data[i]).toBe(-9999);
    else expect(Math.abs(actual.data[i] - cell)).toBeLessThanOrEqual(1e-6 * Math.abs(cell));
  });
}

/** The largest difference between the parts of cells below each value in two histograms of the same range. */
function histogramDistance(a: Histogram, b: Histogram): number {
  const whole = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  let [below, distance] = [0, 0];
  for (const [bin, count] of a.counts.entries()) {
    below += count / whole(a.counts) - b.counts[bin] / whole(b.counts);
    distance = Math.max(distance, Math.abs(below));
  }
  return distance;
}

/** Statistics are equal within the precision of 32 bits, and histograms within a thousandth of the cells. */
export function expectSameStatistics(actual: CellStatistics, expected: CellStatistics): void {
  expect(actual.estimated).toBeUndefined();
  expect(actual.count).toBe(expected.count);
  const size = Math.max(Math.abs(expected.min), Math.abs(expected.max));
  for (const key of ['min', 'max', 'mean', 'stddev'] as const)
    expect(Math.abs(actual[key] - expected[key]), key).toBeLessThanOrEqual(1e-6 * size);
  expect(Math.abs(actual.sum - expected.sum)).toBeLessThanOrEqual(1e-6 * Math.abs(expected.sum));
  const [own, other] = [actual.histogram, expected.histogram];
  if (!own || !other) throw new Error('a histogram is missing');
  expect([own.min, own.max]).toEqual([actual.min, actual.max]);
  expect(own.counts.reduce((sum, count) => sum + count, 0)).toBe(actual.count);
  expect(histogramDistance(own, other)).toBeLessThanOrEqual(1e-3);
}
