import { describe, expect, it } from 'vitest';
import { TestFault, createTestClient, matchCall } from './index';

describe('matchCall', () => {
  it.each([
    ['GET', '/gep/user/project/', 'getProject'],
    ['GET', '/gep/user/project/17', 'listProjects'],
    ['GET', '/gep/user/project/model', 'getSelectedModels'],
    ['GET', '/gep/user/inputer/isexist', 'departmentExists'],
    ['PUT', '/gep/user/inputer/modify/pwd/', 'changeDepartmentPassword'],
    ['GET', '/gep/user/layer/raster/statistics/1/5/5/x/0', 'rasterStatistics'],
  ])('%s %s is %s', (method, path, name) => expect(matchCall(method, path)?.name).toBe(name));

  it('knows no other paths', () => expect(matchCall('GET', '/gep/user/nothing/here')).toBeUndefined());
});

describe('the server in memory', () => {
  it('parses input by the contract and answers faults in the language of the request', async () => {
    const { client, server } = createTestClient(
      {
        renameProject: ({ body }) => {
          throw new TestFault('NAME_TAKEN', { name: body.name });
        },
        departmentExists: () => null,
      },
      { language: () => 'en' },
    );
    await expect(client.renameProject({ projectId: 'p', name: 'x' })).rejects.toMatchObject({
      code: '10409',
      message: 'The name x already exists',
    });
    await expect(client.renameProject({ projectId: 'p', name: 'a b' })).rejects.toMatchObject({
      code: '10400',
      at: 'body.name',
      message: 'body.name: Must not contain spaces',
    });
    expect(await client.departmentExists({ userName: 'a', projectId: 'p' })).toBeNull();
    expect(server.log).toEqual(['departmentExists']);
    await expect(client.userInfo()).rejects.toMatchObject({ code: '10503' });
  });
});
