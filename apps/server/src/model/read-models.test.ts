import { models } from '@gep/ecosystem-models';
import { calls } from '@gep/api-client/contract';
import type { CallResponse } from '@gep/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { readModels } from './read-models';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await server.project(token, '读其他模型的模型');
});
afterAll(() => server.close());

const select = (ids: string[]) =>
  server.send('POST', `/gep/user/project/model?projectId=${projectId}`, { token, json: ids });
const setup = async (modelId: string) =>
  (await server.send('GET', `/gep/user/project/model/${modelId}/setup?projectId=${projectId}`, { token }))
    .data as CallResponse<typeof calls.getModelSetup>;
const save = (modelId: string, values: unknown) =>
  server.send('PUT', `/gep/user/project/model/${modelId}/parameters`, { token, json: { projectId, values } });
const plain = (modelId: string, key: string, value: number) =>
  server.send('PUT', `/gep/user/project/model/${modelId}/file/${key}/settings`, {
    token,
    json: { projectId, plain: value },
  });

it('names the models that a model reads, with the inputs that are read of them', () => {
  const of = (slug: keyof typeof models) =>
    readModels(models[slug].definition).map(({ definition: { id, files }, when }) => [
      id,
      files.map(({ key }) => key),
      when !== undefined,
    ]);
  const filesOf = (slug: keyof typeof models) => models[slug].definition.files.map(({ key }) => key);
  expect(of('water-conservation')).toEqual([[11, filesOf('runoff-analysis'), true]]);
  expect(of('flood-mitigation')).toEqual([[11, ['landCover', 'hsg'], false]]);
  expect(of('non-point-source-control')).toEqual([
    [4, filesOf('sediment-mitigation'), true],
    [11, filesOf('runoff-analysis'), true],
  ]);
  expect(of('farming')).toEqual([]);
});

describe('a model that reads another one', () => {
  it('lacks what the other one lacks, by its own list, its setup and the start of a run alike', async () => {
    await select(['12']);
    const { completeness, reads } = await setup('12');
    expect(reads.map(({ modelId }) => modelId)).toEqual(['4', '11']);
    expect(completeness.complete).toBe(false);
    expect(completeness.missingInputs).toEqual(expect.arrayContaining(['landCover', 'dem']));
    const { data } = await server.send('GET', `/gep/user/project/model?projectId=${projectId}`, { token });
    expect(data).toEqual([completeness]);
    const refused = await server.send('POST', `${calls.startCalculation.path}?projectId=${projectId}`, {
      token,
    });
    expect([refused.code, refused.message]).toEqual([
      completeness.problems[0].code,
      completeness.problems[0].message,
    ]);
    expect(completeness.problems.map(({ message }) => message).join()).toMatch(/减少泥沙淤积.*数字高程|DEM/);
  });

  it('keeps what is set of the other one when that is not selected', async () => {
    await select(['7', '11']);
    await save('7', { runoffMethod: 'runoff-analysis' });
    await save('11', { lambda: 0.1 });
    await plain('11', 'precipitation', 1200);
    await select(['7']);
    const { reads, inputs } = await setup('7');
    expect(reads[0].parameters.lambda).toBe(0.1);
    expect(inputs.map(({ key }) => key)).toContain('precipitation');
    await select(['5']);
    expect((await setup('7')).reads[0].parameters.lambda).not.toBe(0.1);
  });
});
