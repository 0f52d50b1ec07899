import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPassword, testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';

const proxy = '10.0.0.5';

describe('a caller who names other origins', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({}, { GEP_LOGIN_RATE: '30', GEP_TRUST_PROXY: proxy });
  });
  afterAll(() => server.close());

  const attempts = async (remoteAddress: string, count: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const { statusCode } = await server.app.fastify.inject({
        method: 'POST',
        url: '/gep/user/login',
        remoteAddress,
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
        payload: { username: `spray${index}`, pwd: 'Guess#2026x' },
      });
      statuses.push(statusCode);
    }
    return statuses;
  };

  it('does not get round the limit of sign-ins', async () => {
    const statuses = await attempts('198.51.100.1', 40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('is believed where it is a proxy of the list', async () => {
    expect(new Set(await attempts(proxy, 40))).toEqual(new Set([200]));
  });
});

describe('a department of a project', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  afterAll(() => server.close());

  it('sees the names of the others, but neither accounts nor contacts', async () => {
    const owner = await server.login();
    const projectId = await server.project(owner, '甲');
    for (const userName of ['forest', 'water']) {
      const form = { projectId, userName, deptName: `${userName}局`, password: adminPassword };
      const contact = { realName: `${userName} person`, phone: '13800138000' };
      await server.send('POST', '/gep/user/inputer', { token: owner, form: { ...form, ...contact } });
    }
    const token = await server.login('forest');
    for (const path of ['progress', 'basicSetting']) {
      const answer = await server.send('GET', `/gep/user/project/${path}?projectId=${projectId}`, { token });
      const text = JSON.stringify(answer.data);
      expect(text).toContain('water局');
      expect(text).toContain('forest person');
      expect(text).not.toContain('water person');
      expect(text).not.toContain('"water"');
      expect(text.match(/13800138000/g)).toHaveLength(1);
    }
  });
});
