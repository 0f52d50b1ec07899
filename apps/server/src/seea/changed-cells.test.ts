import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGeoTiff } from '@gep/raster/node';
import { calls, changeOf } from '@gep/api-client/contract';
import type { ChangedPlace, ExtentAccount } from '@gep/api-client/contract';
import type { CalculatedSample } from '../testing/calculated-sample';
import { twoLandCovers } from '../testing/two-land-covers';

let sample: CalculatedSample;

beforeAll(async () => {
  sample = await twoLandCovers();
});
afterAll(() => sample.server.close());

/** The answer of a call of the project. */
async function asked<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const search = new URLSearchParams({ projectId: sample.projectId, ...query });
  const { code, data } = await sample.server.send('GET', `${path}?${search}`, { token: sample.token });
  expect(code).toBe('00000');
  return data as T;
}
const extent = (query?: Record<string, string>) => asked<ExtentAccount>(calls.extentAccount.path, query);
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

describe('the map of changes of a project', () => {
  const place = (query: Record<string, number | string> = {}) =>
    asked<ChangedPlace>(
      calls.changedCells.path,
      Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    );

  it.each(['project', 'county'])('has the cells of the matrix of a %s', async (level) => {
    const { districts } = await extent();
    const county = districts.find((one) => one.level === level && one.changed > 0);
    expect(county !== undefined).toBe(level === 'county');
    const of: Record<string, string> = county ? { code: county.code } : {};
    const { types, cells } = await extent(of);
    const lost = cells.map((row, i) => sum(row) - row[i]);
    const gained = cells.map((row, i) => sum(cells.map((one) => one[i])) - row[i]);
    expect((await place(of)).cells).toBe(sum(lost));
    for (const [i, { code: from }] of types.entries()) {
      expect((await place({ ...of, from })).cells).toBe(lost[i]);
      expect((await place({ ...of, to: from })).cells).toBe(gained[i]);
      for (const [j, { code: to }] of types.entries())
        expect((await place({ ...of, from, to })).cells).toBe(cells[i][j]);
    }
  });

  it('is a window of the pairs of types that the matrix has, each cell of the map with its own', async () => {
    const { types, cells } = await extent({ typeLevel: '3' });
    const { extent: around } = await place({ typeLevel: 3 });
    const [minX, minY, maxX, maxY] = around ?? [0, 0, 0, 0];
    const scale = Math.max(maxX - minX, maxY - minY) / 2000;
    const window = { scale, minX, minY, maxX, maxY, typeLevel: 3, projectId: sample.projectId };
    const search = new URLSearchParams(Object.entries(window).map(([key, value]) => [key, String(value)]));
    const answer = await sample.server.app.fastify.inject({
      url: `${calls.changedCellsData.path}?${search}`,
      headers: { accept: 'image/tiff', 'user-token': sample.token },
    });
    const [{ data }] = await readGeoTiff(new Uint8Array(answer.rawPayload));
    const seen = [...new Set(data)].filter((value) => value !== -9999).map(changeOf);
    const wanted = cells.flatMap((row, i) =>
      row.flatMap((count, j) => (i !== j && count > 0 ? [{ from: types[i].code, to: types[j].code }] : [])),
    );
    expect(new Set(seen.map(({ from, to }) => `${from} ${to}`))).toEqual(
      new Set(wanted.map(({ from, to }) => `${from} ${to}`)),
    );
  });

  it('is nowhere without a cell', async () => {
    expect(await place({ from: 9, to: 1 })).toEqual({ cells: 0, extent: null });
  });

  it('is not there for a district that nobody knows', async () => {
    const path = `${calls.changedCells.path}?projectId=${sample.projectId}&code=nowhere`;
    expect(await sample.server.send('GET', path, { token: sample.token })).toMatchObject({ status: 404 });
  });
});
