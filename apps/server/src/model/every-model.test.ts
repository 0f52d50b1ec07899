import { calls } from '@gep/api-client/contract';
import type { CallResponse } from '@gep/api-client/contract';
import { models } from '@gep/ecosystem-models';
import type { FileInput, Model } from '@gep/ecosystem-models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

const registered: readonly Model[] = Object.values(models);

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await server.project(token, '全部模型');
});
afterAll(() => server.close());

/** An input as the contract has it: how it gets onto the grid is the server's. */
function withoutResampling(input: FileInput): object {
  if (!('resampling' in input)) return input;
  const { resampling: _, ...rest } = input;
  return rest;
}

it('lists every model of the registry as available', async () => {
  const { data } = await server.send('GET', '/gep/user/model', { token });
  const rows = data as CallResponse<typeof calls.listModels>;
  const available = rows.filter((row) => row.slug !== null && row.available).map((row) => row.slug);
  expect(available.sort()).toEqual(registered.map(({ slug }) => slug).sort());
});

it('lets a project select every model', async () => {
  const path = `/gep/user/project/model?projectId=${projectId}`;
  const ids = registered.map(({ id }) => String(id));
  expect((await server.send('POST', path, { token, json: ids })).code).toBe('00000');
  const { data } = await server.send('GET', path, { token });
  expect((data as { modelId: string }[]).map(({ modelId }) => modelId)).toEqual(ids);
});

describe.each(registered)('the setup of $slug', ({ id, definition }) => {
  it('has the whole definition by the contract, and values for its parameters', async () => {
    const path = `/gep/user/project/model/${id}/setup?projectId=${projectId}`;
    const { data } = await server.send('GET', path, { token });
    const setup = calls.getModelSetup.response.parse(data);
    expect(setup.definition.files).toEqual(definition.files.map(withoutResampling));
    expect(setup.definition.parameters).toEqual(definition.parameters);
    expect(Object.keys(setup.parameters)).toEqual(definition.parameters.map(({ key }) => key));
  });
});
