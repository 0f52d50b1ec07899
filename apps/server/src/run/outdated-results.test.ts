import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import type { OutdatedResult } from '@gep/api-client/contract';
import { zipEvidence } from '../evidence/zip-evidence';
import { calculatedSample } from '../testing/calculated-sample';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  ({ server, token, projectId } = await calculatedSample());
});
afterAll(() => server.close());

/** What has changed, by model. */
const changesOf = async (): Promise<Record<string, OutdatedResult['changes']>> => {
  const path = `${calls.outdatedResults.path}?projectId=${projectId}`;
  const { data } = await server.send('GET', path, { token });
  return Object.fromEntries((data as OutdatedResult[]).map(({ modelId, changes }) => [modelId, changes]));
};
const forceZero = (rows: readonly { modelId: string; ecosystemValues: string }[]) =>
  server.send('PUT', calls.saveForceCorrelation.path, {
    token,
    form: {
      projectId,
      useUrbanEcosystemBoundary: 'false',
      useModelEcosystemCorrelation: 'true',
      projectModelToEcosystemVOS: JSON.stringify(rows),
    },
  });

describe('results that are older than their sources', () => {
  it('are those of the model whose forced correction has changed, and the total', async () => {
    expect(await changesOf()).toEqual({});
    // Model 7 comes after it in the total and has no correction before and after.
    await forceZero([{ modelId: '5', ecosystemValues: '3' }]);
    const change = { kind: 'forced-zero', name: '“固碳”的强制修正' };
    expect(await changesOf()).toEqual({ 5: [change], totalGep: [change] });
    const { stateOf } = await zipEvidence(server.app.services, projectId, 'en');
    expect(stateOf('totalGep', 0)).toMatch(/^older than .*forced correction of /);
    expect(stateOf('7', 0)).toBe('up to date');
    await forceZero([]);
    expect(await changesOf()).toEqual({});
  });

  it('name a changed method, and not what it reads in place of before', async () => {
    const save = (method: string) =>
      server.send('PUT', '/gep/user/project/model/11/parameters', {
        token,
        json: { projectId, values: { method } },
      });
    await save('runoff-coefficient');
    expect(await changesOf()).toEqual({ 11: [{ kind: 'parameter', name: '计算方法' }] });
    await save('runoff-cn');
    expect(await changesOf()).toEqual({});
  });

  it('name the one input that is missing, with what else was changed', async () => {
    const path = `/gep/user/project/model/5/file/landCover?projectId=${projectId}`;
    await server.send('DELETE', path, { token });
    const missing = { kind: 'input', name: '土地覆盖（缺少）' };
    const all = { 5: [missing], 6: [missing], 7: [missing], 11: [missing], totalGep: [missing] };
    expect(await changesOf()).toEqual(all);
    await server.send('PUT', '/gep/user/project/model/6/parameters', {
      token,
      json: { projectId, values: { evaporationPower: 111 } },
    });
    const changes = await changesOf();
    expect(changes['6']).toEqual([missing, { kind: 'parameter', name: expect.any(String) }]);
    expect(changes.totalGep).toEqual(changes['6']);
  });
});
