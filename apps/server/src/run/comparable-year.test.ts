import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type { Plausibility, RunStatus, StatisticRow } from '@gep/api-client/contract';
import { hasTestData } from '../../../../scripts/test-data';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import { resultPlaces } from '../result/model-results';
import { totalLines } from '../result/total-lines';
import { fujianProject } from '../testing/fujian-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';

describe.skipIf(!hasTestData)('the comparable year of Fujian', () => {
  let server: TestApp;
  let token: string;
  let projectId: string;
  let calculation: RunStatus;

  beforeAll(async () => {
    server = await testApp({ geodata: warmGeodata });
    token = await server.login();
    projectId = await fujianProject(server, token);
    await startRunOf(server, token, projectId, 'calculation');
    calculation = await endOfRun(server, token, projectId, 'calculation');
  });
  afterAll(() => server.close());

  const get = async (path: string) => (await server.send('GET', path, { token })).data;

  it('is marked where it has no separate data and prices, and compared with none there', async () => {
    // Only carbon has its own price for that year.
    const [note] = calculation.warnings.filter(({ code }) => code === '40119');
    expect(note.message).toMatch(/^3 个模型的可比年.*：气候调节、水源涵养、径流分析$/);
    const query = `projectId=${projectId}&compareFlag=`;
    const tagged = async (flag: number) => {
      const rows = (await get(`/gep/user/project/resultView?${query}${flag}`)) as StatisticRow[];
      return [...rows, ...rows.flatMap(({ children }) => children)].flatMap(({ id, sameAsCurrent }) =>
        sameAsCurrent ? [id] : [],
      );
    };
    expect([await tagged(0), await tagged(1)]).toEqual([[], ['6', '7', '11']]);
    const { lines } = (await get(`${calls.resultPlausibility.path}?${query}0`)) as Plausibility;
    expect(lines.map(({ modelId, sameAsCurrent, change }) => [modelId, sameAsCurrent, change])).toEqual([
      ['totalGep', false, expect.any(Number)],
      ['5', false, expect.closeTo(1, 6)],
      ['6', true, null],
      ['7', true, null],
    ]);
    const places = await resultPlaces(server.app.services, projectId);
    const table = totalLines(places, [], () => '', 'en').map((line) => [line[1], line.at(-1)]);
    expect(table).toContainEqual(['comparable', 'same as the current year: no separate data or prices']);
    expect(table.filter(([year, words]) => year === 'current' && words !== '')).toEqual([]);
  });
});
