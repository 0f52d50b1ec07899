import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type { AccountSummary, FigureChain, StatisticRow } from '@gep/api-client/contract';
import { resultPlaces } from '../result/model-results';
import { zonalOf } from '../result/queries';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await sampleProject(server, 2000, null);
  await startRunOf(server, token, projectId, 'calculation');
  await endOfRun(server, token, projectId, 'calculation');
});
afterAll(() => server.close());

const total = { id: 'totalGep', output: 'value' };
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const ask = async (path: string, fields: Readonly<Record<string, string>> = {}): Promise<unknown> => {
  const query = new URLSearchParams({ projectId, ...fields });
  const answer = await server.send('GET', `${path}?${query.toString()}`, { token });
  expect(answer).toMatchObject({ code: '00000' });
  return answer.data;
};
const chainOf = async (fields: Readonly<Record<string, string>>) =>
  (await ask(calls.getFigure.path, fields)) as FigureChain;

describe('the figure of a group of services', () => {
  it('is the sum of its final services, each with its own figure, inputs and warnings', async () => {
    const { groups, services } = (await ask(calls.getAccountSummary.path)) as AccountSummary;
    for (const { key, name } of groups) {
      const own = services.filter(
        ({ role, group, current }) => role === 'final' && group === key && current?.value != null,
      );
      const chain = await chainOf({ ...total, group: key });
      expect(chain.parts.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
      const values = own.map(({ current }) => current?.value ?? 0);
      expect(chain.value).toBeCloseTo(sum(values), 2);
      expect(chain.name).toBe(name);
      const inputs = new Set<string>();
      for (const { id, value } of chain.parts) {
        const part = await chainOf({ id, output: 'value' });
        expect(part.value).toBe(value);
        for (const input of part.inputs) inputs.add(input.key);
        for (const warning of part.warnings)
          expect(chain.warnings.some((text) => text.endsWith(warning))).toBe(true);
      }
      expect(new Set(chain.inputs.map((input) => input.key))).toEqual(inputs);
      expect(chain.calculated).not.toBeNull();
    }
  });

  it('has the intermediate services too where the table of results adds them up', async () => {
    const group = ((await ask(calls.resultView.path, { compareFlag: '0' })) as StatisticRow[]).find(
      ({ id }) => id === 'regulation',
    );
    expect(group?.children.some(({ serviceRole }) => serviceRole === 'intermediate')).toBe(true);
    const chain = await chainOf({ ...total, group: 'regulation', withIntermediate: 'true' });
    expect(chain.value).toBeCloseTo(group?.priceValue ?? NaN, 2);
  });

  it('is that of a district, and of all final services', async () => {
    const { row } = (await resultPlaces(server.app.services, projectId))[0].years[0];
    const [zonal] = await zonalOf(server.app.services.database.db, { resultId: row.id, level: 'county' });
    const at = { ...total, level: 'county', code: zonal.code };
    const groups = await Promise.all(
      ['production', 'regulation', 'culture'].map((group) => chainOf({ ...at, group })),
    );
    const whole = await chainOf({ ...at, group: 'final' });
    expect(whole.district?.code).toBe(zonal.code);
    expect(sum(groups.map(({ value }) => value ?? 0))).toBeCloseTo(whole.value ?? NaN, 2);
    expect(whole.parts.length).toBeGreaterThan(groups[1].parts.length);
  });
});
