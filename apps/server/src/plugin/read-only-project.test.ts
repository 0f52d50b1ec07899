import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, errorCodes } from '@gep/api-client/contract';
import { updateProject } from '../project/queries';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await server.project(token, 'evidence');
  await updateProject(server.app.services.database.db, projectId, { readOnly: true });
});
afterAll(() => server.close());

const refused = { code: errorCodes.PROJECT_READ_ONLY.code };

describe('a project that was opened from an evidence bundle', () => {
  it('says so when it is opened', async () => {
    const answer = await server.send('GET', `${calls.getProject.path}?projectId=${projectId}`, { token });
    expect(answer.data).toMatchObject({ readOnly: true });
  });

  it('refuses what would change it', async () => {
    const changes = [
      ['PUT', calls.renameProject.path, { projectId, name: 'other' }],
      ['PUT', '/gep/user/project/model/5/parameters', { projectId, values: {} }],
      ['POST', `${calls.startCalculation.path}?projectId=${projectId}`, {}],
      ['POST', calls.saveView.path, { projectId, name: 'view', query: 'x=1' }],
      ['PUT', `/gep/user/layer/modify/${projectId}/5/3/carbon-sequestration/style`, { layerStyle: '{}' }],
    ] as const;
    for (const [method, path, json] of changes)
      expect(await server.send(method, path, { token, json }), path).toMatchObject(refused);
  });

  it('can be deleted by its owner', async () => {
    expect(await server.send('DELETE', `/gep/user/project/${projectId}`, { token })).toMatchObject({
      code: '00000',
    });
  });
});
