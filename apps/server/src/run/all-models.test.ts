import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueEntries } from '@gep/ecosystem-models';
import type { CalculatedModel, RunStatus, StatisticRow } from '@gep/api-client/contract';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';

describe('the sample with all models', () => {
  let server: TestApp;
  let token: string;
  let projectId: string;
  let run: RunStatus;

  beforeAll(async () => {
    server = await testApp({ geodata: warmGeodata });
    token = await server.login();
    projectId = await sampleProject(server, 3000, null);
    const form = {
      projectId,
      useModelEcosystemCorrelation: 'true',
      useUrbanEcosystemBoundary: 'true',
      projectModelToEcosystemVOS: JSON.stringify([{ modelId: '13', ecosystemValues: '1' }]),
    };
    await server.send('PUT', '/gep/user/project/forceCorrelation', { token, form });
    await startRunOf(server, token, projectId, 'calculation');
    run = await endOfRun(server, token, projectId, 'calculation');
  });
  afterAll(() => server.close());

  const get = async (path: string) => (await server.send('GET', path, { token })).data;

  it('calculates every model of the catalogue', async () => {
    expect(run.error).toBeNull();
    expect(run.state).toBe('complete');
    const models = (await get(`/gep/user/project/result/model?projectId=${projectId}`)) as CalculatedModel[];
    const ids = models.filter(({ parentId }) => parentId === null).map(({ modelId }) => modelId);
    expect(ids).toEqual(['totalGep', ...catalogueEntries.map(({ id }) => String(id))]);
  });

  it('gives every model a quantity and a value above 0, and a total that is their sum', async () => {
    const [total, ...groups] = (await get(
      `/gep/user/project/resultView?projectId=${projectId}&compareFlag=0`,
    )) as StatisticRow[];
    const rows = groups.flatMap(({ children }) => children);
    const empty = rows.filter(({ modelId, priceValue }) => modelId !== '11' && !((priceValue ?? 0) > 0));
    expect(empty.map(({ name }) => name)).toEqual([]);
    const sum = rows.reduce((all, { priceValue }) => all + (priceValue ?? 0), 0);
    expect((total.priceValue ?? 0) / sum).toBeCloseTo(1, 12);
  });

  it('calls the sum of all final services GEP, and itemises what is in it twice', async () => {
    const [total, ...groups] = (await get(
      `/gep/user/project/resultView?projectId=${projectId}&compareFlag=0`,
    )) as StatisticRow[];
    const rows = groups.flatMap(({ children }) => children);
    const valueOf = (modelId: string) => rows.find((row) => row.modelId === modelId)?.priceValue ?? NaN;
    expect(total.name).toBe('生态系统生产总值 (GEP)');
    expect(total.composition).toMatchObject({ partial: false, missing: [] });
    expect(total.composition?.services).toHaveLength(21);
    expect(total.composition?.intermediate).toEqual([
      { modelId: '13', name: '病虫害控制', priceValue: valueOf('13') },
    ]);
    const overlaps = total.composition?.overlaps ?? [];
    expect(overlaps.map(({ services }) => services.map(({ modelId }) => modelId).join())).toEqual([
      '7,10',
      '2,7',
      '19,21,22',
    ]);
    expect(overlaps[0].atMost / Math.min(valueOf('7'), valueOf('10'))).toBeCloseTo(1, 12);
    expect(overlaps[2].message).toBe(
      '以下服务对同一景观部分重复计价：日常休憩、住宅景观溢价、酒店景观溢价。',
    );
  });

  it('gives the figures of a county for models of statistics, too', async () => {
    const county = (await get(
      `/gep/user/project/resultView?projectId=${projectId}&compareFlag=0&districtCode=990311`,
    )) as StatisticRow[];
    const farming = county.flatMap(({ children }) => children).find(({ modelId }) => modelId === '1');
    expect(farming?.functionValue).toBeGreaterThan(0);
  });

  it('corrects the quantities of forced types, and warns of a boundary that it does not have', async () => {
    const rows = (await get(
      `/gep/user/project/resultView?projectId=${projectId}&compareFlag=0`,
    )) as StatisticRow[];
    const pest = rows.flatMap(({ children }) => children).find(({ modelId }) => modelId === '13');
    // Without forest only grass is left, at 112.5 yuan a hectare.
    expect((pest?.priceValue ?? 0) / (pest?.functionValue ?? 1)).toBeCloseTo(112.5, 6);
    expect(run.warnings.map(({ code }) => code)).toContain('40112');
  });

  it('says which values the raster of the total leaves out', () => {
    const messages = run.warnings.map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringMatching(/总值栅格不含这部分：.*水资源/));
    // Slugs and keys are for programs.
    expect(messages.filter((message) => /[a-z]-[a-z]|[a-z][A-Z]/.test(message))).toEqual([]);
  });
});
