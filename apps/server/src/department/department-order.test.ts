import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Department } from '@gep/api-client/contract';
import { madeProject, madeRegionGeodata } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '顺序', ['1']);
  for (const [i, deptName] of ['上杭县', '安溪县', '三元区'].entries()) {
    const form = { projectId, userName: `office${10 - i}`, deptName, password: 'Depart#2026x' };
    await server.send('POST', '/gep/user/inputer', { token, form });
  }
});
afterAll(() => server.close());

const namesOf = async (query: string, key: 'deptName' | 'userName'): Promise<string[]> => {
  const path = `/gep/user/inputer/${projectId}/userinfo?${query}`;
  const { data } = (await server.send('GET', path, { token })).data as { data: Department[] };
  return data.map((row) => row[key]);
};

it('is that of the pronunciation of the names, in pages, up and down', async () => {
  const offices = new Set(['安溪县', '三元区', '上杭县']);
  const ofOffices = async (query: string) =>
    (await namesOf(query, 'deptName')).filter((name) => offices.has(name));
  expect(await ofOffices('pageSize=0')).toEqual(['安溪县', '三元区', '上杭县']);
  expect(await ofOffices('pageSize=0&sortOrder=desc')).toEqual(['上杭县', '三元区', '安溪县']);
  const pages = await Promise.all([1, 2].map((page) => namesOf(`pageSize=4&pageNum=${page}`, 'deptName')));
  expect(pages.map(({ length }) => length)).toEqual([4, 2]);
});

it('has numbers in accounts by their size', async () => {
  const names = await namesOf('pageSize=0&sortField=user_name', 'userName');
  const accounts = names.filter((name) => name.startsWith('office'));
  expect(accounts).toEqual(['office8', 'office9', 'office10']);
});
