import { expect } from 'vitest';
import type { Grid } from '@gep/raster';
import type { OutdatedResult } from '@gep/api-client/contract';
import { findResult, rastersOf, resultsOf, zonalOf } from '../result/queries';
import { cellTerms, withCells } from '../result/raster-cells';
import type { TestApp } from './test-app';
import { endOfRun, startRunOf } from './wait-run';

/** All figures of a project, by place. */
export type FiguresByPlace = ReadonlyMap<string, number | null>;

/** What tests of results that follow parameters do with a project. */
export function followedResults(server: TestApp, token: string, projectId: string) {
  const get = async (path: string) => (await server.send('GET', path, { token })).data;
  const { services, tools } = server.app;
  const { db } = services.database;
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
    /** Ids of the models whose results are outdated, once a year. */
    async outdated(): Promise<string[]> {
      const path = `/gep/user/project/result/outdated?projectId=${projectId}`;
      return ((await get(path)) as OutdatedResult[]).map(({ modelId }) => modelId);
    },
    /** Cells of the value raster of a model as the map draws them. */
    async cellsOf(modelId: string, compareFlag = 0): Promise<Grid> {
      const row = await findResult(db, { projectId, modelId, childKey: '', compareFlag });
      const raster = (await rastersOf(db, projectId)).find(
        ({ resultId, quantity }) => resultId === row?.id && quantity === 'value',
      );
      if (!raster) throw new Error(`model ${modelId} has no raster`);
      const terms = await cellTerms({ services, workers: tools.workers }, raster);
      return withCells(terms, async (source) => (await source.read())[0]);
    },
    async figures(): Promise<FiguresByPlace> {
      const found = new Map<string, number | null>();
      for (const row of await resultsOf(db, projectId)) {
        const place = `${row.modelId}/${row.childKey}/${row.compareFlag}`;
        found.set(`${place} function`, row.functionValue);
        found.set(`${place} value`, row.priceValue);
        for (const { quantity, level, code, sum, mean } of await zonalOf(db, { resultId: row.id })) {
          found.set(`${place} ${quantity} ${level} ${code} sum`, sum);
          found.set(`${place} ${quantity} ${level} ${code} mean`, mean);
        }
      }
      return found;
    },
  };
}

/** Figures are equal within 1e-9 relative. */
export function expectSameFigures(actual: FiguresByPlace, expected: FiguresByPlace): void {
  expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [place, figure] of expected) {
    const own = actual.get(place) ?? null;
    if (figure === null || own === null) expect(own, place).toBe(figure);
    else expect(Math.abs(own - figure), place).toBeLessThanOrEqual(1e-9 * Math.abs(figure));
  }
}

/** Cells are equal within the precision of 32 bits. */
export function expectSameCells(actual: Grid, expected: Grid): void {
  expected.data.forEach((cell, i) => {
    if (cell === -9999) expect(actual.data[i]).toBe(-9999);
    else expect(Math.abs(actual.data[i] - cell)).toBeLessThanOrEqual(1e-6 * Math.abs(cell));
  });
}
